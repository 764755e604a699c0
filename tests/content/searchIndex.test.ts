import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {weighSearch} from './searchSize';
import {decode} from '../../src/search/index-files/decode';
import {INDEX_FOLDER, NAMES_FILE, type NamesFile} from '../../src/search/index-files/files';
import {readLibraries} from '../../src/pages/libraries/list';
import {SECTIONS} from '../../src/config/sections';
import {anchorsOf, BUILD_DIR, readBuiltSite} from '../support/builtSite';

/** Most bytes, compressed with brotli, that a reader waits for, and that come in all. */
const FIRST_BUDGET = 60_000;
const WHOLE_BUDGET = 350_000;

const site = readBuiltSite();
const records = decode(
  JSON.parse(readFileSync(join(BUILD_DIR, INDEX_FOLDER, NAMES_FILE), 'utf8')) as NamesFile,
);

describe('the index of the local search', () => {
  it('leads to places that are there', () => {
    const anchors = new Map(site.pages.map((page) => [page.path, anchorsOf(page)]));
    const lost = records.filter(({path, anchor}) => {
      const known = anchors.get(path);
      return !known || (anchor && !known.has(anchor));
    });
    expect(lost.map(({path, anchor}) => `${path}#${anchor}`)).toEqual([]);
  });

  it('has each place once', () => {
    const places = records.map(({path, anchor}) => `${path}#${anchor}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('has the sections and the members of the API', () => {
    const sections = SECTIONS.map(({id}) => id);
    expect([...new Set(records.map(({section}) => section))].sort()).toEqual([...sections].sort());
    expect(records.filter(({names}) => names.includes('cloud.Bucket.put'))).toMatchObject([
      {path: '/docs/api/standard-library/cloud/bucket', anchor: 'put', kind: 'member'},
    ]);
  });

  it('marks the libraries that npm cannot install', () => {
    const marked = records.filter(({isSourceOnly, kind}) => isSourceOnly && kind === 'page');
    const expected = readLibraries(join(import.meta.dirname, '../..')).filter(
      ({published}) => published === null,
    );
    expect(marked.map(({path}) => path)).toEqual(
      expected.map(({name}) => `/docs/libraries/winglibs/${name}`),
    );
  });

  it('is small enough, with all that comes with it', () => {
    const weights = weighSearch(BUILD_DIR);
    const sum = (some: typeof weights) => some.reduce((total, {brotli}) => total + brotli, 0);
    const [first, whole] = [sum(weights.filter(({isFirst}) => isFirst)), sum(weights)];
    console.log(`search: ${first} bytes before the first answer, ${whole} in all`);
    expect(first).toBeLessThanOrEqual(FIRST_BUDGET);
    expect(whole).toBeLessThanOrEqual(WHOLE_BUDGET);
  });
});
