import {expect, test, variantOrigin, visit} from '../support/test';

test.use({baseURL: async ({}, use) => use(variantOrigin())}); // oxlint-disable-line no-empty-pattern

test('every kind of item is shown, on the right where nothing else is said, and a document leads to its page', async ({
  page,
}) => {
  await visit(page, '/docs');
  const [left, right] = ['.navbar__items:not(.navbar__items--right)', '.navbar__items--right'].map((side) =>
    page.locator(side),
  );
  await expect(left!.getByRole('button', {name: 'Raw HTML'})).toBeVisible();
  await expect(left!.locator('b')).toHaveText('Raw');
  await expect(left!.getByRole('link', {name: 'A document'})).toHaveAttribute('href', '/docs/second');
  await expect(right!.getByRole('link', {name: 'The version'})).toHaveAttribute('href', '/docs');
  // There is one version, so that its list is a link.
  await expect(right!.getByRole('link', {name: 'Next'})).toHaveAttribute('href', '/docs');
  await expect(right!.locator('summary', {hasText: 'English'})).toBeVisible();

  await page.getByRole('link', {name: 'A document'}).first().click();
  await expect(page).toHaveURL('/docs/second');
});
