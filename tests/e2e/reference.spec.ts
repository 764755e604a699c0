import {BOTH, expect, PHONE, SMOKE, test, visit} from '../support/test';

const BUCKET = '/docs/api/standard-library/cloud/bucket';

test('a link to an option leads to it, and each has such a link', BOTH, async ({page}) => {
  await visit(page, `${BUCKET}#bucketprops-cors`);
  const option = page.locator('[id="bucketprops-cors"]');
  await expect(option).toBeInViewport();
  await expect(option).toContainText('cors: bool?');
  // Every option has a link that can be copied.
  const link = page.getByRole('link', {name: 'Direct link to public', exact: true});
  await link.focus();
  await expect(link).toHaveAttribute('href', '#bucketprops-public');
  await expect(link).toHaveCSS('opacity', '1');
});

test('the index at the top leads to a member', SMOKE, async ({page}) => {
  await visit(page, BUCKET);
  await page.getByRole('navigation', {name: 'Members'}).getByRole('link', {name: 'putJson()'}).click();
  await expect(page).toHaveURL(/#putjson$/);
  await expect(page.getByRole('heading', {name: 'putJson'})).toBeInViewport();
});

test('a link to a place in a fold opens the fold', async ({page}) => {
  const fold = '<details><summary>More</summary><h3 id="folded">Folded</h3></details>';
  await page.route(`**${BUCKET}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace('</article>', `${fold}</article>`)});
  });
  await visit(page, `${BUCKET}#folded`);
  await expect(page.locator('#folded')).toBeInViewport();
});

test('a type leads to its entry, on another page as well', async ({page}) => {
  await visit(page, `${BUCKET}#new`);
  await page.locator('.api-signature').getByRole('link', {name: 'BucketProps'}).first().click();
  await expect(page.getByRole('heading', {name: 'BucketProps'})).toBeInViewport();
  await page.locator('#put ~ .api-signature').first().getByRole('link', {name: 'str'}).first().click();
  await expect(page).toHaveURL(/\/standard-library\/std\/string$/);
});

test('the page does not scroll sideways', PHONE, async ({page}) => {
  await visit(page, BUCKET);
  await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
});

test('an anchor that has moved to another page leads there, and the way back does not', async ({page}) => {
  await visit(page, '/docs/api');
  await page.goto('/docs/api/language-reference#31-structs');
  await expect(page).toHaveURL(/\/language-reference\/[\w-]+#structs$/);
  await expect(page.locator('#structs')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/api$/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('fields can be read', async ({page}) => {
    await page.goto(BUCKET);
    await expect(page.locator('[id="bucketprops-cors"]')).toBeVisible();
  });
});
