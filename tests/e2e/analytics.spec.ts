import {readFileSync, readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {expect, test, variantOrigin, visit} from '../support/test';

const SCRIPTS = 'assets/behaviour';

test('without a write key, nothing of it is shipped', () => {
  // Words of the library.
  for (const words of [/cdn\.segment\.com/, /AnalyticsBrowser/]) {
    expect(scriptsWith(resolve('build'), words)).toEqual([]);
    // They are found where there is a key, so that this test can fail.
    expect(scriptsWith(resolve('.cache/variant-site'), words).length).toBeGreaterThan(0);
  }
});

test('without a write key, an analytics object that is there is called for each page', async ({page}) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, {analytics: {calls, page: () => calls.push(window.location.pathname)}});
  });
  await visit(page, '/docs');
  expect(await pageCalls(page)).toEqual(['/docs']);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true}),
  );
  await visit(page, '/docs/why-wing');
  expect(await pageCalls(page)).toEqual([]);
});

test.describe('with a write key', () => {
  test.use({baseURL: async ({}, use) => use(variantOrigin())}); // oxlint-disable-line no-empty-pattern

  test('calls for each page that the browser goes to', async ({page, context, outsideRequests}) => {
    const calls = await answerLibrary(context);
    await visit(page, '/docs');
    await expect.poll(() => calls).toEqual(['/docs']);
    await followLink(page, '/docs/second');
    await expect.poll(() => calls).toEqual(['/docs', '/docs/second']);
    await goToHeading(page);
    await followLink(page, '/docs');
    await expect.poll(() => calls.length).toBeGreaterThan(2);
    expect(calls).toEqual(['/docs', '/docs/second', '/docs']);
    expect(outsideRequests.some((url) => url.includes('test-write-key'))).toBe(false);
  });

  test('calls once more for a page that the browser has kept', async ({page}) => {
    await visit(page, '/docs');
    await page.waitForFunction(() => 'analytics' in window);
    await notePageCalls(page);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
    expect(await pageCalls(page)).toEqual(['/docs']);
  });

  test('calls for a page that was rendered ahead when it is shown, and not before', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', {value: true, configurable: true});
    });
    await visit(page, '/docs');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'analytics' in window)).toBe(false);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', {value: false});
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await page.waitForFunction(() => 'analytics' in window);
  });

  // Which signals count is a matter of `refusesTracking`.
  test('loads nothing for a reader who does not want to be tracked', async ({page, outsideRequests}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true}),
    );
    await visit(page, '/docs');
    await page.waitForLoadState('networkidle');
    await followLink(page, '/docs/second');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Second page');
    expect(await page.evaluate(() => 'analytics' in window)).toBe(false);
    expect(outsideRequests.filter((url) => /segment/.test(url))).toEqual([]);
  });
});

function scriptsWith(site: string, pattern: RegExp): string[] {
  const path = join(site, SCRIPTS);
  return readdirSync(path).filter((name) => pattern.test(readFileSync(join(path, name), 'utf8')));
}

async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (href) =>
      document.querySelector<HTMLElement>(`.menu a[href="${href}"], .navbar a[href="${href}"]`)?.click(),
    path,
  );
}

/** Answers in the place of the library's host, and writes down the path of each page call. */
async function answerLibrary(context: BrowserContext): Promise<string[]> {
  const calls: string[] = [];
  const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
  await context.route('https://cdn.segment.com/**', (route) =>
    route.fulfill({headers, json: {integrations: {'Segment.io': {apiKey: 'test-write-key'}}}}),
  );
  await context.route('https://api.segment.io/**', (route, request) => {
    const {type, properties} = (request.postDataJSON() ?? {}) as {
      type?: string;
      properties?: {path: string};
    };
    if (type === 'page') calls.push(properties!.path);
    return route.fulfill({headers, json: {success: true}});
  });
  return calls;
}

/** Goes to a heading of the page, which is no other page, and waits until the page knows. */
async function goToHeading(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('hashchange', resolve, {once: true});
        window.location.hash = 'a-heading';
      }),
  );
}

/** Puts a list of the paths that calls are made for in the place of the library, which would wait for its own host. */
async function notePageCalls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const calls: string[] = [];
    Object.assign(window, {analytics: {calls, page: () => calls.push(window.location.pathname)}});
  });
}

function pageCalls(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as {analytics: {calls: string[]}}).analytics.calls);
}
