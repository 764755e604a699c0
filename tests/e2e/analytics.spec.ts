import {readFileSync, readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {expect, hydrated, open, test, variantOrigin} from '../support/test';

const SCRIPTS = 'assets/js';

test('without a write key, nothing of it is shipped', () => {
  // Words of the library, and of what decides whether to load it.
  for (const words of [/cdn\.segment\.com/, /AnalyticsBrowser/, /globalPrivacyControl/]) {
    expect(scriptsWith(resolve('build'), words)).toEqual([]);
    // They are found where there is a key, so that this test can fail.
    expect(scriptsWith(resolve('.cache/variant-site'), words).length).toBeGreaterThan(0);
  }
});

test.describe('with a write key', () => {
  test.use({baseURL: async ({}, use) => use(variantOrigin())}); // oxlint-disable-line no-empty-pattern

  test('loads and calls for each change of the route', async ({page, outsideRequests}) => {
    await open(page, '/docs');
    await expect.poll(() => outsideRequests.some((url) => url.includes('test-write-key'))).toBe(true);
    await countPageCalls(page);
    await followLink(page, '/docs/second');
    await expect.poll(() => pageCalls(page)).toBe(1);
    await followLink(page, '/docs');
    await expect.poll(() => pageCalls(page)).toBe(2);
    await page.evaluate(() => (window.location.hash = 'a-heading'));
    await page.waitForTimeout(100);
    expect(await pageCalls(page)).toBe(2);
  });

  test('does not mind when the analytics object is gone', async ({page}) => {
    await open(page, '/docs');
    await page.waitForFunction(() => 'analytics' in window);
    await page.evaluate(() => delete (window as {analytics?: unknown}).analytics);
    await followLink(page, '/docs/second');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Second page');
  });

  for (const [signal, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    test(`loads nothing for a reader who sends ${signal}`, async ({page, outsideRequests}) => {
      await page.addInitScript(
        ([name, sent]) => Object.defineProperty(navigator, name, {value: sent, configurable: true}),
        [signal, value] as const,
      );
      await page.goto('/docs');
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await followLink(page, '/docs/second');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Second page');
      expect(await page.evaluate(() => 'analytics' in window)).toBe(false);
      expect(outsideRequests.filter((url) => /segment/.test(url))).toEqual([]);
    });
  }
});

function scriptsWith(site: string, pattern: RegExp): string[] {
  const folder = join(site, SCRIPTS);
  return readdirSync(folder).filter((name) => pattern.test(readFileSync(join(folder, name), 'utf8')));
}

async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (href) =>
      document.querySelector<HTMLElement>(`.menu a[href="${href}"], .navbar a[href="${href}"]`)?.click(),
    path,
  );
}

/** Puts a counter in the place of the library, which would wait for its own host. */
async function countPageCalls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counter = {calls: 0, page: () => (counter.calls += 1)};
    Object.assign(window, {analytics: counter});
  });
}

function pageCalls(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as {analytics: {calls: number}}).analytics.calls);
}
