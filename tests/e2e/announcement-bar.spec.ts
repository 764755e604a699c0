import {BOTH, expect, hydrated, open, storageKey, test, variantOrigin} from '../support/test';

test('is off by default', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test.describe('when there is an announcement', () => {
  test.use({baseURL: async ({}, use) => use(variantOrigin())}); // oxlint-disable-line no-empty-pattern

  test('shows it above the navbar until it is dismissed', BOTH, async ({page}) => {
    await open(page, '/docs');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveText('An announcement with a link');
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(bar).toBeHidden();
    await page.goto('/crash');
    await hydrated(page);
    await expect(bar).toBeHidden();
  });

  test('hides a dismissed one before the first paint', async ({page}) => {
    await open(page, '/docs');
    await page.getByRole('button', {name: 'Close'}).click();
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('banner')).toBeHidden();
  });

  test('shows a new one to those who have dismissed the one before', async ({page}) => {
    await open(page, '/docs');
    await page.getByRole('button', {name: 'Close'}).click();
    const id = await storageKey(page, 'docusaurus.announcement.id');
    await page.evaluate((name) => localStorage.setItem(name, 'summer'), id);
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await hydrated(page);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await page.evaluate((name) => localStorage.getItem(name), id)).toBe('autumn');
  });
});
