/** Measures in Chromium what a phone loads of a page before its reader touches anything. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page, Request} from '@playwright/test';
import {BUILD_DIR} from '../../support/builtSite';
import {listening} from '../../support/test';
import {AT_MOST, compressedSize, type Level, SENT} from './compressedSize';
import {kindOf} from './kinds';
import type {Weight} from './weight';

/** Pixels of a phone. */
export const PHONE_SCREEN = {width: 390, height: 844};

/** What is sent as it is: fonts and most images are compressed by themselves. */
const PACKED = /\.(?:woff2?|png|jpe?g|gif|webp|avif)$/;

/** Words that only scripts of the playground have: of the editor, of where programs run, and of links. */
const TRACES = ['cm-content', 'Where programs of the playground run', '#program='];

/** Scripts that load ahead what the offline copy needs, when a page has been open for some seconds. */
const LATER = /^assets\/behaviour\/start\./;

/**
 * Opens a page with an empty cache.
 *
 * @param page with the screen of a phone (`PHONE_SCREEN`)
 * @returns what the browser has loaded when nothing more comes
 */
export async function measure(page: Page, path: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  // Nothing of the page before comes later.
  await page.goto('about:blank');
  const asked: Request[] = [];
  const pending = new Set<Request>();
  const onRequest = (request: Request) => void (asked.push(request), pending.add(request));
  const onEnd = (request: Request) => void pending.delete(request);
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
  await page.goto(path);
  await listening(page);
  // What a script draws comes in several turns.
  if ((await page.locator('[data-island], [data-offline], [data-not-found]').count()) > 0)
    await page.waitForLoadState('networkidle');
  // A script that has come may ask for more.
  do {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
  } while (pending.size > 0);
  page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
  await session.detach();

  const {origin} = new URL(page.url());
  const own = asked
    .slice(1)
    .map((request) => ({type: request.resourceType(), url: new URL(request.url())}))
    // Icons come when the browser has time.
    .filter(({type, url}) => url.origin === origin && type !== 'other')
    .map(({type, url}) => ({type, file: decodeURIComponent(url.pathname.slice(1))}))
    .filter(({file}) => !LATER.test(file));
  const files = [...new Map(own.map((one) => [one.file, one])).values()];
  const inPage = await page.evaluate(() => ({
    classes: document.documentElement.className.split(' '),
    isIsland: document.querySelector('[data-island]') !== null,
    hasPanel: document.querySelector('[data-offline]') !== null,
    inlineScript: [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
      .filter(({type}) => !/json|speculationrules/.test(type))
      .map(({text}) => text)
      .join('\n'),
  }));
  const {classes, isIsland, hasPanel, inlineScript} = inPage;
  const sizeOf = (kind: string) =>
    files.filter(({type}) => type === kind).reduce((sum, {file}) => sum + sizeOfFile(file), 0);
  const parts = {
    script: sizeOf('script') + (inlineScript ? sizeOnce(inlineScript, () => inlineScript) : 0),
    style: sizeOf('stylesheet'),
    fonts: sizeOf('font'),
    images: sizeOf('image'),
  };
  const htmlAt = (level: Level) => compressedSize(readPage(path), level);
  const sumOf = (html: number) =>
    html + sizeOf('script') + parts.style + parts.fonts + parts.images + sizeOf('fetch') + sizeOf('xhr');
  return {
    path,
    kind: kindOf({path, classes}),
    drawnByScript: isIsland ? 'page' : hasPanel ? 'panel' : 'nothing',
    ...parts,
    all: sumOf(htmlAt(AT_MOST)),
    exact: () => ({html: htmlAt(SENT), all: sumOf(htmlAt(SENT))}),
    ofPlayground: files.map(({file}) => file).filter(isOfPlayground),
  };
}

const sizes = new Map<string, number>();

function sizeOnce(key: string, content: () => Buffer | string): number {
  const size = sizes.get(key) ?? compressedSize(content());
  sizes.set(key, size);
  return size;
}

function sizeOfFile(file: string): number {
  const content = () => readFileSync(join(BUILD_DIR, file));
  return PACKED.test(file) ? content().length : sizeOnce(file, content);
}

const traces = new Map<string, boolean>();

function isOfPlayground(file: string): boolean {
  if (!file.endsWith('.js')) return false;
  const known = traces.get(file) ?? hasTrace(readFileSync(join(BUILD_DIR, file), 'utf8'));
  traces.set(file, known);
  return known;
}

function hasTrace(script: string): boolean {
  return TRACES.some((trace) => script.includes(trace));
}

function readPage(path: string): string {
  const name = path === '/' ? 'index' : path.slice(1);
  return readFileSync(join(BUILD_DIR, `${name}.html`), 'utf8');
}
