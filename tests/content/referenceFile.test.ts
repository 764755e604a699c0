/** The reference as data says what the pages of the reference say. */
import {resolve} from 'node:path';
import Ajv from 'ajv-8/dist/2020';
import {describe, expect, it} from 'vitest';
import {referenceOf} from '../../src/reference/reference';
import {countAnswers, readMatrix} from '../../src/pages/platform-support/matrix';
import {REFERENCE_FILE, SCHEMA_FILE} from '../../src/publish/twins/referenceFile';
import {anchorsOf, readBuiltSite} from '../support/builtSite';

interface Entry {
  readonly name: string;
  readonly url: string;
}

interface TypeEntry extends Entry {
  readonly kind: string;
  readonly members?: readonly (Entry & {readonly phase: string})[];
  readonly values?: readonly Entry[];
  readonly support?: readonly {readonly answers: object}[];
}

const ORIGIN = 'https://www.winglang.io';
const site = readBuiltSite();
const text = site.readFile(REFERENCE_FILE);
const file = JSON.parse(text) as {readonly version: string; readonly types: readonly TypeEntry[]};
const partsOf = ({members = [], values = []}: TypeEntry) => [...members, ...values];
const pathOf = ({url}: Entry) => url.slice(ORIGIN.length).replace(/#.*/, '');

describe('the reference as data', () => {
  it('is as its schema describes it', () => {
    const validate = new Ajv({allErrors: true}).compile(JSON.parse(site.readFile(SCHEMA_FILE)) as object);
    expect(validate(file) || validate.errors?.slice(0, 3)).toBe(true);
  });

  it('has every type that has an entry on a page', () => {
    const {registry, version} = referenceOf(resolve(import.meta.dirname, '../..'))();
    expect(file.version).toBe(version);
    expect(file.types.map(({name}) => name)).toEqual([...registry.pages.keys()].sort());
  });

  it('leads to places that are there', () => {
    const known = new Map(site.pages.map((page) => [page.path, anchorsOf(page)]));
    const entries = file.types.flatMap((type) => [type, ...partsOf(type)]);
    const lost = entries.filter((entry) => {
      const [, anchor] = entry.url.split('#');
      const anchors = known.get(pathOf(entry));
      return !entry.url.startsWith(ORIGIN) || !anchors || (anchor !== undefined && !anchors.has(anchor));
    });
    expect(lost.map(({name, url}) => `${name}: ${url}`)).toEqual([]);
    console.log(
      `${file.types.length} types, ${entries.length - file.types.length} members and values, ${Buffer.byteLength(text)} bytes`,
    );
  });

  it('has as many members and values as each page shows, in the same phases', () => {
    const pages = [...new Set(file.types.map(pathOf))].sort();
    const counted = pages.map((path) => {
      const types = file.types.filter((type) => pathOf(type) === path);
      const members = types.filter(({kind}) => kind === 'class').flatMap(({members: own = []}) => own);
      const phases = ['preflight', 'inflight', 'any'].map(
        (phase) => members.filter((member) => member.phase === phase).length,
      );
      return [path, types.flatMap(partsOf).length, ...phases];
    });
    const shown = pages.map((path) => {
      const {$} = site.pages.find((page) => page.path === path)!;
      const phases = ['preflight', 'inflight', 'unphased'].map(
        (phase) => $(`.api-signature > .api-phase-${phase}`).length,
      );
      return [path, $('.api-signature, dl.api-fields > dt').length, ...phases];
    });
    expect(counted).toEqual(shown);
  });

  it('has all answers of the platforms', () => {
    const answers = file.types.flatMap(({support = []}) =>
      support.flatMap((one) => Object.keys(one.answers)),
    );
    expect(answers.length).toBe(countAnswers(readMatrix()));
  });
});
