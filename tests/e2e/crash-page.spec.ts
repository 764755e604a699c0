import {expect, open, SMOKE, startApplication, test, variantOrigin, visit} from '../support/test';

test('names the error and its causes, and tries again', async ({page}) => {
  await open(page, `${variantOrigin()}/crash`);
  await page.getByRole('button', {name: 'Light the fuse'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed'})).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText('The fuse is blown')).toBeVisible();
  await expect(page.getByText('Cause:')).toBeVisible();
  await expect(page.getByText('It was lit')).toBeVisible();
  await expect(page.locator('.navbar')).toBeVisible();

  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('button', {name: 'Light the fuse'})).toBeVisible();
  await expect(page).toHaveTitle('Crash | Wing');
});

test('stands within the site when a page crashes before its layout', SMOKE, async ({page}) => {
  await open(page, '/docs');
  await page.evaluate(() => {
    const stringify = JSON.stringify;
    Object.assign(window, {repair: () => (JSON.stringify = stringify)});
    // A page reads the names of its parts this way.
    JSON.stringify = (value: unknown) => {
      if (typeof value !== 'object' || value === null || !('__comp' in value)) return stringify(value);
      throw new Error('No parts', {cause: new Error('All broken')});
    };
    document.querySelector<HTMLElement>('a[href="/docs/why-wing"]')?.click();
  });
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed'})).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText(/No parts\s+Cause:\s+All broken/)).toBeVisible();
  await expect(page.locator('.navbar')).toHaveCount(1);
  await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'What is Wing?'})).toBeVisible();
});

test('names the item of the navbar that failed', async ({page}) => {
  await page.addInitScript(() => Object.assign(window, {breakNavbar: true}));
  await visit(page, `${variantOrigin()}/docs`);
  await startApplication(page);
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed'})).toBeVisible();
  const message = page.getByText('A theme navbar item failed to render.');
  await expect(message).toContainText('"value": "Fragile"');
  await expect(message).toContainText(/Cause:\s+The item is broken/);
});
