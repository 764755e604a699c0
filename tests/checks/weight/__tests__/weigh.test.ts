import {randomBytes} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {readBuiltSite} from '../../../support/builtSite';
import {MARKS} from '../marks';
import {weightProblems} from '../problems';
import {createScales} from '../weigh';

const FOLDER = mkdtempSync(join(tmpdir(), 'weigh-'));
afterAll(() => rmSync(FOLDER, {recursive: true}));

/** Bytes that no compression makes fewer. */
const noise = (bytes: number) => randomBytes(Math.ceil(bytes / 2)).toString('hex');

const DOCUMENT = '<!doctype html><html class="docs-doc-page docs-doc-id-a">';

let sites = 0;

function siteWith(files: Readonly<Record<string, string | Buffer>>) {
  const root = join(FOLDER, String((sites += 1)));
  for (const [name, content] of Object.entries({'index.html': '', ...files})) {
    mkdirSync(dirname(join(root, name)), {recursive: true});
    writeFileSync(join(root, name), content);
  }
  const {pages} = readBuiltSite(root);
  return {pages, scales: createScales(root)};
}

function problemsOf(files: Readonly<Record<string, string | Buffer>>): string[] {
  const {pages, scales} = siteWith(files);
  return weightProblems(pages, scales, {
    ...MARKS,
    script: 1000,
    style: 1000,
    documentation: 5000,
    pages: {'/most': 2000},
  });
}

describe('a page', () => {
  it('loads its modules with all that they import at once, and what it names', () => {
    const {pages, scales} = siteWith({
      'docs/a.html': `<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/b.woff2">
        <script src="https://elsewhere.example/x.js"></script><script src="/old.js" nomodule></script>
        <script type="application/ld+json">{}</script><script>inline()</script>
        <script type="module" src="/assets/one.js"></script><img src="/a.svg"><img src="data:,">`,
      'assets/one.js': 'import "./two.js"; document.onclick = () => import("./three.js");',
      'assets/two.js': 'import "./four.js"',
      'assets/three.js': '',
      'assets/four.js': '',
      'a.css': '',
    });
    const page = pages.find(({path}) => path === '/docs/a')!;
    expect(scales.loadOf(page)).toEqual({
      scripts: ['assets/one.js', 'assets/two.js', 'assets/four.js'],
      inlineScript: 'inline()',
      styles: ['a.css'],
      fonts: ['b.woff2'],
      images: ['a.svg'],
      data: [],
    });
  });

  it('loads the parts of the behaviours that it imports by itself, and what these fetch', () => {
    const {pages, scales} = siteWith({
      '404.html': '<main data-not-found></main>',
      'assets/behaviour/helpLost.123.js': '',
      'site-paths.json': '[]',
    });
    const page = pages.find(({path}) => path === '/404')!;
    expect(scales.loadOf(page)).toMatchObject({
      scripts: ['assets/behaviour/helpLost.123.js'],
      data: ['site-paths.json'],
    });
  });

  it('leaves images for later that are far below its first screen', () => {
    const image = (name: string) => `<img loading="lazy" src="/${name}.svg">`;
    const text = 'Text. '.repeat(600);
    const {pages, scales} = siteWith({
      'docs/a.html': `<main>${image('near')}<p>${text}</p>${image('far')}</main>`,
    });
    const page = pages.find(({path}) => path === '/docs/a')!;
    expect(scales.loadOf(page).images).toEqual(['near.svg']);
  });

  it('weighs what goes over the wire', () => {
    const {pages, scales} = siteWith({
      'docs/a.html': `${DOCUMENT}<img src="/a.png"><img src="/a.svg"><script src="/a.js"></script>`,
      'a.png': Buffer.alloc(5000),
      'a.svg': ' '.repeat(5000),
      'a.js': noise(3000),
    });
    const weight = scales.weigh(pages.find(({path}) => path === '/docs/a')!);
    expect(weight).toMatchObject({path: '/docs/a', kind: 'documentation', style: 0, fonts: 0});
    expect(weight.images).toBeGreaterThan(5000);
    expect(weight.images).toBeLessThan(5050);
    expect(weight.script).toBeGreaterThan(1400);
    expect(weight.all).toBe(weight.html + weight.images + weight.script);
  });
});

describe('weightProblems', () => {
  it('accepts light pages', () => {
    expect(problemsOf({'docs/a.html': DOCUMENT})).toEqual([]);
  });

  it.each([
    [
      'a script',
      {'a.html': '<script src="/a.js"></script>', 'a.js': noise(4000)},
      /^\/a: \d+ bytes of script/,
    ],
    ['scripts in its HTML', {'a.html': `<script>"${noise(4000)}"</script>`}, /^\/a: \d+ bytes of script/],
    [
      'an import',
      {
        'a.html': '<script type="module" src="/a.js"></script>',
        'a.js': 'import "./b.js"',
        'b.js': `"${noise(4000)}"`,
      },
      /^\/a: \d+ bytes of script/,
    ],
    [
      'a sheet',
      {'a.html': '<link rel="stylesheet" href="/a.css">', 'a.css': `.a${noise(4000)} {}`},
      /^\/a: \d+ bytes of style/,
    ],
    [
      'the text of a documentation page',
      {'docs/a.html': DOCUMENT + noise(12_000)},
      /^\/docs\/a: \d+ bytes of everything/,
    ],
    ['the text of a marked page', {'most.html': noise(6000)}, /^\/most: \d+ bytes of everything/],
    [
      'a font',
      {
        'docs/a.html': `${DOCUMENT}<link rel="stylesheet" href="/a.css"><p>a</p>`,
        'a.css': '@font-face {font-family: A; src: url(/a.woff2)} p {font-family: A}',
        'a.woff2': Buffer.alloc(6000),
      },
      /^\/docs\/a: \d+ bytes of everything/,
    ],
  ])('rejects a page that is heavy by %s', (_what, files, problem) => {
    expect(problemsOf(files)).toEqual([expect.stringMatching(problem)]);
  });
});
