import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {wingVersion} from '../../../../wing/command-line';
import {writeFolder} from '../writeFolder';

const root = resolve(__dirname, '../../../../..');

let outDir: string;
let names: readonly string[];
beforeAll(async () => {
  outDir = mkdtempSync(join(tmpdir(), 'engine-folder-'));
  names = await writeFolder({root, version: wingVersion, outDir});
}, 60_000);
afterAll(() => rmSync(outDir, {recursive: true}));

const read = (name: string) => readFileSync(join(outDir, name), 'utf8');

it('names what it has written', () => {
  expect([...names].sort()).toEqual(readdirSync(outDir).sort());
});

it('says which version of Wing it has', () => {
  expect(read('README.md')).toContain(`simulator of Wing ${wingVersion}.`);
});

it('lists every package whose modules are in its scripts, with the licence and its text', () => {
  const directory = names.at(-1)!;
  const modules = ['sdk.js', 'clouds.js'].flatMap((name) => [
    ...read(`${directory}/${name}`).matchAll(/^D\["(\/.*node_modules\/(?:@[^/"]+\/)?[^/"]+)\//gm),
  ]);
  // What the other bundles, the compiler and `wing.js` have, as far as it is known by name.
  const others = [
    '@bjorn3/browser_wasi_shim',
    '@winglang/compiler',
    'constructs',
    'memfs',
    'sucrase',
    'valibot',
  ];
  const folders = new Set([
    ...modules.map((match) => match[1]!.slice(1)),
    ...others.map((name) => `node_modules/${name}`),
  ]);
  expect(folders.size).toBeGreaterThan(90);
  const [readme, texts] = [read('README.md'), read('PACKAGE-LICENSES.txt')];
  const missing = [...folders].filter((folder) => {
    const {name, version} = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly version: string;
    };
    return !readme.includes(`| ${name} | ${version} | `) || !texts.includes(`# ${name} ${version} (`);
  });
  expect(missing).toEqual([]);
});
