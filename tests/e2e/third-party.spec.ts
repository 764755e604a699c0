import {expect, test, visit} from '../support/test';

const STAR_COUNT = 'https://api.github.com/repos/winglang/wing';

test('pages ask nobody but the host of the star count, and set no cookies', async ({
  page,
  context,
  outsideRequests,
}) => {
  for (const path of ['/', '/docs', '/docs/why-wing', '/blog', '/contributing', '/no-such-page']) {
    // A tab asks once for the stars.
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    outsideRequests.length = 0;
    await visit(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(outsideRequests, path).toEqual([STAR_COUNT]);
    const hints = page.locator('link[rel=preconnect], link[rel=dns-prefetch]');
    await expect(hints).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});
