import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {BuiltPage} from '../../../lib/builtPage';
import {writeTwins} from '../writeTwins';

let outDir: string;
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'twins-'));
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
const page = (title: string, meta = '') =>
  `<!doctype html><html lang=en><head><title data-rh=true>${title} | Wing</title>${meta}</head><body><main><h1>${title}</h1></main></body></html>`;
const site = (files: Readonly<Record<string, string>> = {}) => ({
  outDir,
  siteUrl: 'https://site.example/',
  baseUrl: '/',
  pages: Object.entries(files).map(([file, html]) => new BuiltPage(file, html)),
});

it('writes the Markdown of indexed pages beside them, names it in the head, and lists it', () => {
  fs.mkdirSync(path.join(outDir, 'docs'));
  const built = site({
    'docs/a.html': page('A &amp; B'),
    'index.html': page('Home', `<meta name=description content='It&apos;s "Wing".'>`),
    'search.html': page('Search', '<meta name=robots content="noindex, follow">'),
    '404.html': page('Not found'),
    'old.html': page('Moved').replace('<html lang=en>', '<html lang=en data-redirect>'),
  });
  writeTwins(built, []);
  expect(read('index.md')).toBe('# Home\n');
  expect(read('docs/a.md')).toBe('# A & B\n');
  expect(built.pages[0]!.html).toContain(
    '<link rel="alternate" type="text/markdown" href="/docs/a.md"></head>',
  );
  expect(read('llms.txt')).toContain('- [Home](https://site.example/index.md): It\'s "Wing".\n');
  expect(read('old.md')).toBe('# Moved\n');
  expect(read('llms.txt')).not.toContain('old.md');
  expect(read('llms-full.txt')).toBe('Source: https://site.example/docs/a\n\n# A & B\n');
  for (const file of ['search.md', '404.md']) expect(fs.existsSync(path.join(outDir, file))).toBe(false);
});

it('refuses to list files that are not there', () => {
  const other = {title: 't', description: 'd'};
  expect(() =>
    writeTwins(site(), [
      {...other, file: 'a.json'},
      {...other, file: 'b.json'},
    ]),
  ).toThrow('llms.txt names files that were not built: a.json, b.json');
});
