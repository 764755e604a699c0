/**
 * The way back: the browser keeps a page that is left, and shows it again as it was. Firefox does so here. Chromium's shell without
 * windows keeps none, but says what in the page would have stood against it.
 */
import type {CDPSession, Page} from '@playwright/test';
import {expect, test, visit} from '../support/test';

test.use({
  // Playwright switches it off.
  launchOptions: async ({launchOptions, browserName}, use) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    await use(browserName === 'chromium' ? {...launchOptions, ignoreDefaultArgs} : launchOptions);
  },
});

test('pages are there again as they were left', {tag: '@firefox'}, async ({page, browserName}) => {
  for (const path of ['/', '/docs/concepts/inflights', '/docs/learn', '/docs/examples', '/blog']) {
    await visit(page, path);
    expect(await obstacles(page, browserName), path).toEqual([]);
  }
});

test('what would stand against it is told', async ({page, browserName}) => {
  await visit(page, '/docs');
  await page.evaluate(() => window.addEventListener('unload', () => undefined));
  expect(await obstacles(page, browserName)).not.toEqual([]);
});

/** Leaves the page and comes back: why it could not be kept. */
async function obstacles(page: Page, browserName: string): Promise<string[]> {
  const session = browserName === 'chromium' ? await page.context().newCDPSession(page) : undefined;
  const reasons = session ? await listenForReasons(session) : [];
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  // A part that is still on its way stands against it, too.
  await page.waitForLoadState('networkidle');
  const left = page.waitForEvent('load');
  await page.evaluate(() => window.location.assign('/contact'));
  await left;
  // Playwright's own way back would wait for a page that loads. The page that calls is gone before it has an answer.
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  await page.waitForFunction(() => window.location.pathname !== '/contact');
  if (await page.evaluate(() => 'isSameDocument' in window)) return [];
  if (browserName !== 'chromium') return ['The page was loaded again.'];
  await expect.poll(() => reasons.length).toBeGreaterThan(0);
  await session?.detach();
  return reasons.filter(({type}) => type !== 'Circumstantial').map(({reason}) => reason);
}

interface Reason {
  readonly type: string;
  readonly reason: string;
}

async function listenForReasons(session: CDPSession): Promise<Reason[]> {
  const reasons: Reason[] = [];
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) =>
    reasons.push(...notRestoredExplanations),
  );
  return reasons;
}
