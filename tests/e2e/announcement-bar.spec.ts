import {BOTH, expect, storageKey, test, variantOrigin, visit} from '../support/test';

test('is off by default', async ({page}) => {
  await visit(page, '/');
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test.describe('when there is an announcement', () => {
  test.use({baseURL: async ({}, use) => use(variantOrigin())}); // oxlint-disable-line no-empty-pattern

  test('shows it until it is dismissed, and a new one all the same', BOTH, async ({page}) => {
    await visit(page, '/docs');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveText('An announcement with a link');
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
    await visit(page, '/docs');
    await expect(bar).toBeHidden();
    await visit(page, '/crash');
    await expect(bar).toBeHidden();

    const id = await storageKey(page, 'docusaurus.announcement.id');
    await page.evaluate((name) => localStorage.setItem(name, 'summer'), id);
    await visit(page, '/docs');
    await expect(bar).toBeVisible();
    expect(await page.evaluate((name) => localStorage.getItem(name), id)).toBe('autumn');
  });

  test('hides a dismissed one before the first paint', async ({page}) => {
    await visit(page, '/docs');
    await page.getByRole('button', {name: 'Close'}).click();
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('banner')).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('shows it, with no button that does nothing', async ({page}) => {
      await page.goto('/docs');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('button', {name: 'Close', exact: true})).toBeHidden();
    });
  });
});
