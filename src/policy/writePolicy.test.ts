import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hashSource, pagePolicy, toMeta} from './policies';
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

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(outDir, name), text);
}

const build = () => writePolicy({outDir, baseUrl: '/', addresses: []});
const read = (name: string) => fs.readFileSync(path.join(outDir, name), 'utf8');

describe('the policy of a built site', () => {
  it('is the first that a page says after its characters, with the hash of every script within pages', () => {
    write({'a.html': page('A'), 'b.html': page('B'), 'old.html': STUB});
    build();
    const meta = toMeta(pagePolicy({inlineScripts: ['head()', 'follow()'], addresses: []}));
    for (const name of ['a.html', 'b.html', 'old.html']) {
      expect(read(name)).toMatch(/<meta charset="?utf-8"?><meta http-equiv="Content-Security-Policy" /i);
      expect(read(name)).toContain(`content="${meta}"`);
    }
    expect(meta).toContain(hashSource('follow()'));
    expect(readSettings(outDir, []).inlineScripts.toSorted()).toEqual(['follow()', 'head()']);
  });

  it.each([
    ['a script that other pages do not have', '<script>own()</script>', 'b.html:2: A script within the page'],
    ['an inline style', '<p style="color:red">', 'b.html:2: style="color:red"'],
    ['a handler', '<p onclick="own()">', 'b.html:2: onclick="own()"'],
  ])('is not written for %s, which is named with its file and line', (_name, element, message) => {
    write({'a.html': page('A'), 'b.html': page(element)});
    expect(build).toThrow(message);
    expect(read('a.html')).not.toContain('Content-Security-Policy');
  });

  it('is not written for a vercel.json that says another', () => {
    write({'a.html': page('A'), 'vercel.json': '{"headers":[]}'});
    const vercelFile = path.join(outDir, 'vercel.json');
    expect(() => writePolicy({outDir, baseUrl: '/', addresses: [], vercelFile})).toThrow('npm run headers');
  });
});
