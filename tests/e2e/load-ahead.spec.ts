import type {Page} from '@playwright/test';
import {expect, test, visit} from '../support/test';

const RULES = 'script[type=speculationrules]';

test.describe('the page of a link that a pointer rests on', () => {
  test('is there before the link is pressed', async ({page}) => {
    await visit(page, '/docs');
    const link = page.locator('main a[href="/docs/why-wing"]').first();
    // No pointer has come near.
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(/\/docs\/why-wing$/);
    expect(await deliveryType(page)).toBe('');

    await visit(page, '/docs');
    const session = await page.context().newCDPSession(page);
    const isReady = new Promise((resolve) =>
      session.on('Preload.prefetchStatusUpdated', ({status}) => status === 'Ready' && resolve(status)),
    );
    await session.send('Preload.enable');
    await link.hover();
    await isReady;
    await link.click();
    await expect(page).toHaveURL(/\/docs\/why-wing$/);
    expect(await deliveryType(page)).toBe('navigational-prefetch');
  });

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(`is not loaded with ${JSON.stringify(connection)}, also before any script has come`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value, configurable: true});
      }, connection);
      await page.route(/\/assets\/behaviour\//, () => undefined);
      // The event of the load waits for scripts as well.
      await page.goto('/docs', {waitUntil: 'domcontentloaded'});
      await expect(page.locator(RULES)).toHaveCount(0);
    });
  }

  test('is fetched by a browser that knows no rules', {tag: '@firefox'}, async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(HTMLScriptElement, 'supports', {value: () => false});
    });
    await visit(page, '/docs');
    const fetched = page.waitForRequest((request) => request.url().endsWith('/docs/why-wing'));
    await page.getByRole('main').locator('a[href="/docs/why-wing"]').first().hover();
    expect((await fetched).resourceType()).toBe('fetch');
  });
});

test('the rules name pages alone, and leave out those that a script draws', async ({page}) => {
  await visit(page, '/docs');
  const rules = JSON.parse((await page.locator(RULES).textContent()) ?? '') as Record<string, unknown>;
  expect(JSON.stringify(rules.prerender)).toMatch(/"\/play","\/search"/);
  // The same text on every page: a policy can name it by its hash.
  const text = await page.locator(RULES).textContent();
  await visit(page, '/blog');
  expect(await page.locator(RULES).textContent()).toBe(text);
});

test('a page that is rendered ahead asks nobody for anything', async ({page, outsideRequests}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', {value: true, configurable: true});
  });
  await visit(page, '/docs/learn/hello-world');
  await page.waitForLoadState('networkidle');
  expect(outsideRequests).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', {value: false});
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('learning-path');
});

function deliveryType(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceResourceTiming & {deliveryType: string})
        .deliveryType,
  );
}
