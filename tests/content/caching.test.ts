import {readFileSync, readdirSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD_DIR, readBuiltSite} from '../support/builtSite';
import {readHeadersFile, readVercelHeaders, valuesFor} from './caching';

const REVALIDATE = 'public, max-age=0, must-revalidate';
/** The bundler's hashes, and those of esbuild. */
const HASHED = /[.-](?:[0-9a-f]{8,}|[0-9A-Z]{8})\.(?:\w+\.)*\w+$/;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

const site = readBuiltSite();
const hosts = [
  {file: '_headers', rules: readHeadersFile(site.readFile('_headers'))},
  {
    file: 'vercel.json',
    rules: readVercelHeaders(readFileSync(resolve(import.meta.dirname, '../../vercel.json'), 'utf8')),
  },
];

describe.each(hosts)('the caching rules of $file', ({rules}) => {
  it('ask for every page anew, the 404 page among them', () => {
    const paths = site.pages.flatMap(({path}) => [path, path === '/' ? '/index.html' : `${path}.html`]);
    expect(paths).toContain('/404.html');
    expect(paths.filter((path) => valuesFor(path, rules).join() !== REVALIDATE)).toEqual([]);
  });

  it('keep every hashed file for a year', () => {
    const assets = ['assets', 'playground'].flatMap((folder) =>
      readdirSync(join(BUILD_DIR, folder), {recursive: true, withFileTypes: true, encoding: 'utf8'})
        .filter((entry) => entry.isFile())
        .map((entry) => `/${relative(BUILD_DIR, join(entry.parentPath, entry.name))}`),
    );
    expect(assets).toContainEqual(expect.stringMatching(/\.wasm$/));
    expect(assets.length).toBeGreaterThan(10);
    expect(assets.filter((path) => valuesFor(path, rules).join() !== FOR_A_YEAR)).toEqual([]);
  });

  it('are for files whose names have a hash', () => {
    const assets = readdirSync(join(BUILD_DIR, 'assets'), {recursive: true, encoding: 'utf8'});
    expect(assets.filter((file) => /\.\w+$/.test(file) && !HASHED.test(file))).toEqual([]);
  });
});
