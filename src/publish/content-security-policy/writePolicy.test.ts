import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {BuiltPage} from '../../lib/builtPage';
import {hashSource, pagePolicy, toMeta} from './pagePolicy';
import {readSettings, writePolicy} from './writePolicy';

let outDir = '';

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-'));
  fs.mkdirSync(path.join(outDir, 'assets'));
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

const page = (text: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><script>head()</script></head>\n<body>${text}</body>`;
const STUB = '<html lang="en" data-redirect><meta charset="utf-8"><script>follow()</script>';

const built = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([file, html]) => new BuiltPage(file, html));
const build = (pages: readonly BuiltPage[], vercelFile?: string) =>
  writePolicy({outDir, baseUrl: '/', pages, addresses: [], ...(vercelFile && {vercelFile})});

describe('the policy of a built site', () => {
  it('is the first that a page says after its characters, with the hash of every script within pages', () => {
    const pages = built({'a.html': page('A'), 'b.html': page('B'), 'old.html': STUB});
    build(pages);
    const meta = toMeta(pagePolicy({inlineScripts: ['head()', 'follow()'], addresses: []}));
    for (const {html} of pages) {
      expect(html).toMatch(/<meta charset="?utf-8"?><meta http-equiv="Content-Security-Policy" /i);
      expect(html).toContain(`content="${meta}"`);
    }
    expect(meta).toContain(hashSource('follow()'));
    expect(readSettings(pages, []).inlineScripts.toSorted()).toEqual(['follow()', 'head()']);
  });

  it.each([
    ['a script that other pages do not have', '<script>own()</script>', 'b.html:2: A script within the page'],
    ['an inline style', '<p style="color:red">', 'b.html:2: style="color:red"'],
    ['a handler', '<p onclick="own()">', 'b.html:2: onclick="own()"'],
  ])('is not written for %s, which is named with its file and line', (_name, element, message) => {
    const pages = built({'a.html': page('A'), 'b.html': page(element)});
    expect(() => build(pages)).toThrow(message);
    expect(pages[0]!.html).not.toContain('Content-Security-Policy');
  });

  it('is not written for a vercel.json that says another', () => {
    const vercelFile = path.join(outDir, 'vercel.json');
    fs.writeFileSync(vercelFile, '{"headers":[]}');
    expect(() => build(built({'a.html': page('A')}), vercelFile)).toThrow('npm run headers');
  });
});
