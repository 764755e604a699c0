import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import manifest from '../../package.json';

const module = '../../.ci/oldest.mjs';
const {OLDEST_CHROMIUM} = (await import(module)) as {readonly OLDEST_CHROMIUM: string};

const README = readFileSync(resolve(__dirname, '../../README.md'), 'utf8');

/** What `browserslist` calls the browsers of an engine. */
const BROWSERS = {Chromium: ['chrome', 'edge'], Firefox: ['firefox'], WebKit: ['safari', 'ios_saf']};

it('the site is built for the oldest browsers that the README says it is tested in, and no older ones', () => {
  const oldest = new Map(
    [...README.matchAll(/^\| (Chromium|Firefox|WebKit) +\| (\d+)/gm)].map(([, engine = '', version = '']) => [
      engine,
      version,
    ]),
  );
  const expected = Object.entries(BROWSERS).flatMap(([engine, names]) =>
    names.map((name) => `${name} >= ${oldest.get(engine)}`),
  );
  expect(manifest.browserslist.production).toEqual(expected);
  expect(OLDEST_CHROMIUM.split('.')[0]).toBe(oldest.get('Chromium'));
});
