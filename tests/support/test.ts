/**
 * What every browser test starts from: the built site on a free port. The browser resolves no other name
 * (`tests/playwright.config.ts`).
 */
import {resolve} from 'node:path';
import {type BrowserContext, expect, type Locator, test as base, type Page} from '@playwright/test';
import type {HttpServer} from './httpServer';
import {startServer} from './siteServer';
import {variantFolder} from './variantSite/build';

/** What the star-count endpoint answers: a count, a body as it is, or a failure. */
export type StarAnswer = number | {readonly body: string; readonly status?: number} | 'failure';

interface Fixtures {
  /** Whether pages can bring the service worker; else it would load and keep files beside what a test looks at. */
  hasServiceWorker: boolean;
  /** Answer of the star-count endpoint to a test with `outsideRequests`; `test.use({starCount: 'failure'})` changes it. */
  starCount: StarAnswer;
  /**
   * Addresses outside the site that the page asked for, the star count's among them. Only for tests that ask for them: a
   * page whose requests are intercepted loads in one and a half times the time.
   */
  outsideRequests: string[];
}

interface WorkerFixtures {
  sites: Sites;
}

/** The servers of a worker, each on a free port. */
type Sites = Readonly<Record<SiteName, HttpServer>>;

type SiteName = 'site' | 'variant';

interface Tagged {
  readonly tag: string | string[];
}

const ROOT = resolve(__dirname, '../..');

/** The sites of this worker. */
let served: Sites | undefined;

/** Asked by the pages for the repository's metadata. */
export const STAR_COUNT_URL = process.env.STAR_COUNT_URL ?? 'https://api.github.com/repos/winglang/wing';

export const test = base.extend<Fixtures, WorkerFixtures>({
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      served = {
        site: await startServer({root: resolve(ROOT, 'build')}),
        variant: await startServer({root: variantFolder(ROOT)}),
      };
      await use(served);
      await Promise.all([served.site.close(), served.variant.close()]);
    },
    {scope: 'worker', auto: true},
  ],
  hasServiceWorker: [false, {option: true}],
  context: async ({context, hasServiceWorker}, use) => {
    if (!hasServiceWorker) await context.addInitScript(withoutServiceWorker);
    await use(context);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
  baseURL: async ({}, use) => {
    await use(siteOrigin());
  },
  starCount: [5000, {option: true}],
  outsideRequests: async ({context, starCount, baseURL}, use) => {
    const requests: string[] = [];
    await stubOutside(context, starCount, requests, baseURL);
    await use(requests);
  },
});

export {expect};

/** Of tests that depend on the width: they run on the desktop and on the phone. One without a tag runs on the desktop alone. */
export const BOTH = {tag: '@both'};

/**
 * Of the one test of each feature that a visitor would name, and of a page of each kind with axe: `npm test` runs these, on the
 * desktop, and `npm run test:more` all others. With another tag: `{tag: [SMOKE.tag, BOTH.tag]}`.
 */
export const SMOKE = {tag: '@smoke'};

/** Of tests that are about the phone alone. */
export const PHONE = {tag: '@phone'};

/** Of tests that hosted runs make in WebKit as well, beside those tagged with `@firefox`. */
export const WEBKIT = {tag: '@webkit'};

/** Origin of the site under test. */
export function siteOrigin(): string {
  return originOf('site');
}

/** Origin of the small site with the same shell and the optional parts switched on (`tests/support/variantSite`). */
export function variantOrigin(): string {
  return originOf('variant');
}

/** Tags in one object, for a test with several. */
export function tagged(...all: readonly Tagged[]): {tag: string[]} {
  return {tag: all.flatMap(({tag}) => tag)};
}

/** Pages find none, as in a private window of some browsers. */
export function withoutServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** Goes to a page and waits until its behaviours listen. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await listening(page);
}

/** Waits until the behaviours of a page listen. */
export async function listening(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.behaviour === 'ready', undefined, {
    timeout: 20_000,
  });
}

/** Waits until a dialog that was closed has taken its entry out of the history: a visit to another page would cross that step. */
export async function entryIsGone(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('closedByBack');
}

/**
 * Takes the storage away from the pages that are opened from now on, as browsers do that keep nothing.
 *
 * @param names of the properties of `window` that fail
 */
export async function forbidStorage(
  page: Page,
  names: readonly string[] = ['localStorage', 'sessionStorage'],
): Promise<void> {
  await page.addInitScript((forbidden) => {
    for (const name of forbidden) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }, names);
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 997;
}

/** Waits until the page that a link leads to is there: its address is before its content, and its arrival closes menus. */
export async function arrived(page: Page, path: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  // The address of the page that is shown is its canonical one.
  await page.waitForFunction(() => {
    const shown = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    return shown && new URL(shown.href).pathname === window.location.pathname;
  });
  await listening(page);
  // The head changes first, while React still renders: a menu of the page before could be opened. There is no idle moment
  // until the page is there.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens the main menu of the phone, which is behind the pages of the area where there are some. */
export async function openMainMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const back = page.getByRole('button', {name: 'Back to main menu'});
  if (await back.isVisible()) await back.click();
  await expect(mainMenu(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
}

/** The navbar's entries on the phone, with the head of the drawer that they are in. */
export function mainMenu(page: Page): Locator {
  return page.locator('#main-menu');
}

/** The site adds a suffix to the names that it stores values under; it is read from the page. */
export async function storageKey(page: Page, name: string): Promise<string> {
  const html = await (await page.request.get('/')).text();
  const suffix = /storageSuffix:"(-[a-z0-9]+)"/.exec(html)?.[1];
  if (!suffix) throw new Error('The page does not tell the suffix of its storage keys.');
  return name + suffix;
}

/**
 * Answers every request that leaves the site, and writes down its address.
 *
 * @param origin of the site under test, where a test serves its own
 */
export async function stubOutside(
  context: BrowserContext,
  stars: StarAnswer,
  requests: string[],
  origin = siteOrigin(),
): Promise<void> {
  const own = [siteOrigin(), variantOrigin(), origin];
  await context.route(
    (url) => url.protocol.startsWith('http') && !own.includes(url.origin),
    async (route) => {
      const url = route.request().url();
      requests.push(url);
      if (url !== STAR_COUNT_URL || stars === 'failure') return route.abort();
      return route.fulfill({
        status: typeof stars === 'number' ? 200 : (stars.status ?? 200),
        contentType: 'application/json',
        headers: {'access-control-allow-origin': '*'},
        body: typeof stars === 'number' ? JSON.stringify({watchers_count: stars}) : stars.body,
      });
    },
  );
}

function originOf(name: SiteName): string {
  if (!served) throw new Error(`The ${name} is not served yet: a fixture has to use \`sites\`.`);
  return served[name].origin;
}
