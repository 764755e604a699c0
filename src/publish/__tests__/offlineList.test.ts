import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readDocumentationList} from '../../shell/offline/documentationList';
import {readPages} from '../../lib/builtPage';
import {listDocumentation} from '../offlineList';

const FILES = {
  'index.html': '<!doctype html><html>Home',
  'docs.html': '<!doctype html><html>Docs',
  'docs/why-wing.html': '<!doctype html><html>Why',
  'docs/old.html': '<!doctype html><html lang="en" data-redirect>',
  'docs/old/index.html': '<!doctype html><html lang="en" data-redirect>',
  'docs/sitemap.xml': '<xml>',
  'blog/post.html': '<!doctype html><html>Post',
  '404.html': '<!doctype html><html>Missing',
  'assets/css/docs.01234567.css': 'a{}',
  'playground/1-2/wingc.wasm': 'wasm',
  'search/names.json': '{}',
  'img/previews/docs.png': 'png',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'list-'));
  write(FILES);
});

afterEach(() => rmSync(folder, {recursive: true}));

it('names the documentation and what it needs, without redirects and other parts of the site', async () => {
  const {files} = await list('/wing/');
  expect(files).toEqual([
    ['/wing/assets/css/docs.01234567.css', 3],
    ['/wing/docs', 25],
    ['/wing/docs/why-wing', 24],
    ['/wing/', 25],
    ['/wing/playground/1-2/wingc.wasm', 4],
    ['/wing/search/names.json', 2],
  ]);
});

it('can be read by the page that keeps it', async () => {
  const documentation = await list();
  expect(readDocumentationList(JSON.stringify(documentation))).toEqual(documentation);
});

it('has a version that changes with any file, and with nothing else', async () => {
  const {version} = await list();
  write({'blog/post.html': '<!doctype html><html>Another'});
  expect((await list()).version).toBe(version);
  write({'docs/why-wing.html': '<!doctype html><html>Other'});
  expect((await list()).version).not.toBe(version);
});

it('refuses a file that is too large to keep', async () => {
  write({'assets/large.json': ' '.repeat(20_000_001)});
  await expect(list()).rejects.toThrow('assets/large.json has 20000001 bytes');
});

const list = (baseUrl = '/') => listDocumentation({outDir: folder, baseUrl, pages: readPages(folder)});

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
}
