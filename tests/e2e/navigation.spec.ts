import type {Page, Route} from '@playwright/test';
import {arrived, BOTH, expect, inBothWorlds, open, test, visit} from '../support/test';

const PAGE_PARTS = /\/assets\/js\/[^/]*\.js$/;

test('shows the old page until the parts of the new one have come', async ({page}) => {
  await open(page, '/docs');
  const parts = await hold(page);
  await follow(page, '/docs/why-wing');
  await expect(page).toHaveURL(/\/docs\/why-wing$/);
  const heading = page.getByRole('heading', {level: 1});
  const before = await heading.textContent();
  await parts.next();
  await expect(heading).toHaveText(before ?? '');
  await parts.release();
  await expect(heading).not.toHaveText(before ?? '');
});

test('shows a bar when that takes longer than 200 milliseconds', async ({page}) => {
  await open(page, '/docs');
  const parts = await hold(page);
  const now = Date.now();
  await page.clock.install({time: now});
  await page.clock.pauseAt(now + 60_000);
  await follow(page, '/docs/why-wing');
  await parts.next();
  await page.clock.runFor(190);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  await parts.release();
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await page.locator('#nprogress').count()).toBe(0);
  }).toPass();
});

test('loads the whole page when a part does not come', async ({page}) => {
  await open(page, '/docs');
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  let isBroken = true;
  await page.route(PAGE_PARTS, (route) => (isBroken ? route.abort() : route.continue()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isBroken = false;
  });
  const reloaded = page.waitForEvent('load');
  await follow(page, '/docs/why-wing');
  await reloaded;
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  await expect(page).toHaveURL(/\/docs\/why-wing$/);
});

inBothWorlds((go) => {
  test('begins at the top of the new page', async ({page}) => {
    await go(page, '/docs');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await follow(page, '/docs/why-wing');
    await expect(page).toHaveURL(/\/docs\/why-wing$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('goes to the heading that the address names', BOTH, async ({page}) => {
    await go(page, '/docs/why-wing');
    const id = await page.locator('h2[id]').last().getAttribute('id');
    await go(page, '/docs');
    await go(page, `/docs/why-wing#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate((hash) => document.querySelector<HTMLElement>(`a[href="#${hash}"]`)?.click(), id);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('goes to the heading of another page that a link names', async ({page}) => {
    await go(page, '/docs/why-wing');
    const href = await page
      .locator('main a[href^="/docs/"][href*="#"]:not([href^="/docs/why-wing"])')
      .first()
      .getAttribute('href');
    const [path = '', id = ''] = href!.split('#');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await follow(page, href!);
    await arrived(page, `${path}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    // At its top, below the navbar, and not wherever the page before had been left.
    const top = () => page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  test('goes back to where the reader was', async ({page}) => {
    await go(page, '/docs/why-wing');
    await page.evaluate(() => window.scrollTo(0, 400));
    await follow(page, '/docs');
    await expect(page).toHaveURL(/\/docs$/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  });
});

test.describe('without the application, a bar', () => {
  const bar = (page: Page) => page.locator('#nprogress');

  test('is shown when the next page takes longer than 200 milliseconds', async ({page}) => {
    await visit(page, '/docs');
    const next = await holdPage(page, '/docs/why-wing');
    const now = Date.now();
    await page.clock.install({time: now});
    await page.clock.pauseAt(now + 60_000);
    await follow(page, '/docs/why-wing');
    await next.asked();
    await page.clock.runFor(190);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(bar(page)).toHaveCount(1);
    const {top, width} = await bar(page).evaluate((element) =>
      element.firstElementChild!.getBoundingClientRect(),
    );
    expect([top, width]).toEqual([0, page.viewportSize()!.width]);
    await next.release();
    await expect(page).toHaveURL(/\/docs\/why-wing$/);
    await expect(bar(page)).toHaveCount(0);
  });

  test('goes away when the page is not waited for', async ({page}) => {
    await visit(page, '/docs');
    const next = await holdPage(page, '/docs/why-wing');
    await follow(page, '/docs/why-wing');
    await next.asked();
    await expect(bar(page)).toHaveCount(1);
    await page.evaluate(() => window.stop());
    await expect(bar(page)).toHaveCount(0);
  });

  test('stays when another link is followed instead', async ({page}) => {
    await visit(page, '/docs');
    const first = await holdPage(page, '/docs/why-wing');
    await follow(page, '/docs/why-wing');
    await first.asked();
    await expect(bar(page)).toHaveCount(1);
    const second = await holdPage(page, '/blog');
    await follow(page, '/blog');
    await second.asked();
    await expect(bar(page)).toHaveCount(1);
    await second.release();
    await expect(page).toHaveURL(/\/blog$/);
  });

  for (const [what, name, value] of [
    ['a file to keep', 'download', ''],
    ['another window', 'target', '_blank'],
    ['a place in the page', 'href', '#main'],
    ['a file', 'href', '/img/opengraph.png'],
    ['another site', 'href', 'https://wing.example/'],
  ] as const) {
    test(`is not shown for ${what}`, async ({page}) => {
      await visit(page, '/docs');
      await page.route('https://wing.example/', () => undefined);
      await page.evaluate(
        ([attribute, changed]) => {
          const link = document.querySelector<HTMLElement>('a[href="/docs/why-wing"]')!;
          link.setAttribute(attribute, changed);
          link.click();
        },
        [name, value] as const,
      );
      await page.waitForTimeout(400).catch(() => undefined);
      await expect(bar(page)).toHaveCount(0);
    });
  }
});

test.describe('while the application runs, prefetching the pages that are linked', () => {
  const prefetched = (page: Page) => page.locator('link[rel="prefetch"]');

  test('is done on a fast connection', async ({page}) => {
    await useConnection(page, {effectiveType: '4g', saveData: false});
    await open(page, '/docs');
    await expect.poll(() => prefetched(page).count()).toBeGreaterThan(0);
  });

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: 'slow-2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(`is not done with ${JSON.stringify(connection)}`, async ({page}) => {
      await useConnection(page, connection);
      await open(page, '/docs');
      await page.waitForLoadState('networkidle');
      expect(await prefetched(page).count()).toBe(0);
    });
  }
});

/** Follows a link as a reader does, without the pointer resting on it first, which would load the page ahead. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
    if (!link) throw new Error(`There is no link to ${href}.`);
    link.click();
  }, path);
}

/** Holds back the scripts that are asked for from now on. */
async function hold(page: Page): Promise<{next: () => Promise<void>; release: () => Promise<void>}> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(PAGE_PARTS, (route) => (isReleased ? route.continue() : void held.push(route)));
  return {
    next: () => expect.poll(() => held.length).toBeGreaterThan(0),
    release: async () => {
      isReleased = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Holds back a page that the browser asks for. */
async function holdPage(
  page: Page,
  path: string,
): Promise<{asked: () => Promise<void>; release: () => Promise<void>}> {
  const held: Route[] = [];
  await page.route(
    ({pathname}) => pathname === path,
    (route) => void held.push(route),
  );
  return {
    asked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    release: async () => {
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

async function useConnection(
  page: Page,
  connection: {effectiveType: string; saveData: boolean},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);
}
