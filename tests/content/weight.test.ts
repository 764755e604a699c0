import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD_DIR, readBuiltSite, type Page} from '../support/builtSite';
import {AT_MOST, compressedSize, GENERATED, laterScripts, readChunks, scriptsOf, SENT} from './weight';

/** Most bytes of JavaScript, compressed with brotli, that a page of a kind may load by itself. */
const JAVASCRIPT_BUDGETS = [
  {kind: 'playground', mark: 'playground-page', bytes: 350_000},
  {kind: 'documentation page', mark: 'docs-doc-page', bytes: 160_000},
  {kind: 'blog post', mark: 'blog-post-page', bytes: 160_000},
  {kind: 'other page', mark: '', bytes: 160_000},
] as const;

/** What the playground loads by itself before the compiler, for a reader to write in. */
const PLAYGROUND_CHUNKS = ['playground-editor', 'playground-language', 'playground-share'];

const site = readBuiltSite();
const {manifest, routes} = readChunks();
const sizes = new Map<string, number>();
const playground = laterScripts(PLAYGROUND_CHUNKS, manifest);
const scripts = new Map(site.pages.map((page) => [page, scriptsOfPage(page)]));
const uses = new Map<string, number>();
for (const file of [...scripts.values()].flat()) uses.set(file, (uses.get(file) ?? 0) + 1);

describe('the JavaScript of a page', () => {
  it.each(JAVASCRIPT_BUDGETS)('is at most $bytes bytes on a $kind', ({kind, bytes}) => {
    const pages = site.pages.filter((page) => budgetOf(page).kind === kind);
    expect(pages.length).toBeGreaterThan(0);
    const [heaviest] = pages.sort((a, b) => weighAtMost(b) - weighAtMost(a));
    console.log(`${kind}: ${weigh(heaviest!)} bytes on ${heaviest!.path}`);
    const suspects = pages.filter((page) => weighAtMost(page) > bytes);
    const heavy = suspects.map((page) => ({path: page.path, bytes: weigh(page)}));
    expect(heavy.filter((page) => page.bytes > bytes)).toEqual([]);
  });

  it('counts the chunks of the route, not only what the HTML names', () => {
    const page = site.pages.find(({path}) => path === '/docs/why-wing');
    if (!page) throw new Error('/docs/why-wing is not there.');
    expect(scriptsOf(page, manifest, routes).length).toBeGreaterThan(page.$('script[src]').length);
  });
});

describe('the scripts of the playground', () => {
  const {directory} = readJson<{directory: string}>('playground/default/engine.json');
  const marks = ['cm-content', directory];
  const isOfPlayground = (file: string) => {
    const text = readFileSync(join(BUILD_DIR, file), 'utf8');
    return marks.some((mark) => text.includes(mark));
  };

  it('can be told from others', () => {
    expect(playground.filter(isOfPlayground)).not.toEqual([]);
  });

  it('are loaded by no other page', () => {
    const others = [...scripts].filter(([page]) => budgetOf(page).kind !== 'playground');
    const files = new Set(others.flatMap(([, own]) => own));
    expect([...files].filter(isOfPlayground)).toEqual([]);
  });
});

function scriptsOfPage(page: Page): string[] {
  const own = scriptsOf(page, manifest, routes);
  return budgetOf(page).kind === 'playground' ? [...new Set([...own, ...playground])] : own;
}

function budgetOf(page: Page) {
  const root = page.$('html');
  const found = JAVASCRIPT_BUDGETS.find(({mark}) => mark === '' || root.hasClass(mark));
  if (!found) throw new Error(`No budget is for ${page.path}.`);
  return found;
}

function weigh(page: Page): number {
  return scripts.get(page)!.reduce((total, file) => total + sizeOf(file, SENT), 0);
}

/** What a page's own files weigh is told quickly, and a little too high; the others are weighed once for all pages. */
function weighAtMost(page: Page): number {
  return scripts
    .get(page)!
    .reduce((total, file) => total + sizeOf(file, uses.get(file) === 1 ? AT_MOST : SENT), 0);
}

function sizeOf(file: string, level: typeof SENT | typeof AT_MOST): number {
  const key = `${level} ${file}`;
  const size = sizes.get(key) ?? compressedSize(readFileSync(join(BUILD_DIR, file)), level);
  sizes.set(key, size);
  return size;
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(GENERATED, name), 'utf8')) as T;
}
