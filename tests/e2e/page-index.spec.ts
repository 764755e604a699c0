import {expect, siteOrigin, SMOKE, test, visit} from '../support/test';

test('loads no page before the reader goes to it', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/docs/index-of-pages');
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await page.getByRole('navigation', {name: 'Letters'}).getByRole('link', {name: 'Q'}).click();
  await expect(page.getByRole('link', {name: 'Queue', exact: true})).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(asked.slice(before).filter((url) => url.endsWith('.js'))).toEqual([]);
});

test('is reached from the footer and leads on without JavaScript', SMOKE, async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: siteOrigin()});
  const page = await context.newPage();
  await page.goto('/docs/why-wing');
  await page.getByRole('contentinfo').getByRole('link', {name: 'All pages from A to Z'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('All pages from A to Z');
  await page.getByRole('link', {name: 'Bucket', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Bucket');
  await context.close();
});
