import {expect, siteOrigin, test, variantOrigin} from '../support/test';

const ROBOTS = 'meta[name=robots][content*=noindex]';

test('a site that search engines are not to list says so on each page', async ({page}) => {
  for (const path of ['/', '/docs', '/docs/second']) {
    await page.goto(variantOrigin() + path);
    await expect(page.locator(ROBOTS)).toBeAttached();
  }
});

test('the site itself says so on none but those that find other pages', async ({page}) => {
  for (const path of ['/', '/docs', '/blog']) {
    await page.goto(siteOrigin() + path);
    await expect(page.locator(ROBOTS)).not.toBeAttached();
  }
});
