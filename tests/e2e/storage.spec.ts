import {expect, isPhone, open, openMainMenu, storageKey, test} from '../support/test';

test.describe('when the browser has no storage', () => {
  // The star count that does not come would be an error in the console.
  test.beforeEach(({outsideRequests}) => void outsideRequests);

  test('everything works, with one warning', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));

    await open(page, '/');
    if (isPhone(page)) await openMainMenu(page);
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    if (isPhone(page)) await page.keyboard.press('Escape');
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs"]')?.click());
    await expect(page).toHaveURL(/\/docs$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);

    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('browser storage is not available');
  });
});

test('a stored version of the documentation that does not exist is forgotten', async ({page}) => {
  await open(page, '/');
  const keys = await Promise.all(
    ['default', 'contributing'].map((id) => storageKey(page, `docs-preferred-version-${id}`)),
  );
  await page.evaluate((names) => names.forEach((name) => localStorage.setItem(name, '0.1')), keys);
  await open(page, '/docs');
  await expect
    .poll(() => page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys))
    .toEqual([null, null]);
});

test('a stored version of the documentation that exists is kept', async ({page}) => {
  await open(page, '/');
  const key = await storageKey(page, 'docs-preferred-version-default');
  await page.evaluate((name) => localStorage.setItem(name, 'current'), key);
  await open(page, '/docs');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('current');
});
