import {expect, inBothWorlds, test} from '../support/test';

const STAR_COUNT = 'https://api.github.com/repos/winglang/wing';

inBothWorlds((go) => {
  for (const path of ['/', '/docs', '/docs/why-wing', '/blog', '/contributing', '/no-such-page']) {
    test(`${path} asks nobody but the host of the star count`, async ({page, outsideRequests}) => {
      await go(page, path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(outsideRequests).toEqual([STAR_COUNT]);
      const hints = page.locator('link[rel=preconnect], link[rel=dns-prefetch]');
      await expect(hints).toHaveCount(0);
    });
  }

  test('the pages set no cookies', async ({page, context}) => {
    await go(page, '/');
    await go(page, '/docs');
    expect(await context.cookies()).toEqual([]);
  });
});
