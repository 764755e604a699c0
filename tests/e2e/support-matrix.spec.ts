import {BOTH, expect, SMOKE, tagged, test, visit} from '../support/test';
import type {Locator, Page} from '@playwright/test';

const MATRIX = '/docs/api/standard-library/compatibility-matrix';
const option = (page: Page, group: string, name: string): Locator =>
  page.getByRole('group', {name: group}).getByRole('checkbox', {name, exact: true});
const rows = (page: Page): Locator => page.locator('section[data-resource] tbody tr:visible');
const tables = (page: Page): Locator => page.locator('section[data-resource]:visible');
const status = (page: Page): Locator => page.getByRole('status').filter({hasText: 'rows'});

const tags = tagged(BOTH, SMOKE);
test('has a table for each resource, shows the chosen ones, and counts the rows', tags, async ({page}) => {
  await visit(page, MATRIX);
  await expect(tables(page)).toHaveCount(13);
  await expect(status(page)).toHaveText(`All ${await rows(page).count()} rows`);
  const bucket = page.locator('section[data-resource="cloud.Bucket"]');
  const copy = bucket.getByRole('row', {name: 'copy() inflight yes, bug yes, bug no yes', exact: true});
  await expect(copy).toHaveCount(1);
  await expect(bucket.getByRole('listitem').filter({hasText: 'inflight operation copy'})).toContainText(
    'tf-azure',
  );

  await option(page, 'Resource', 'cloud.Queue').check();
  await expect(tables(page)).toHaveCount(1);
  await option(page, 'Platform', 'tf-aws').check();
  await expect(tables(page).getByRole('columnheader')).toHaveText(['Member', 'tf-aws']);
  await option(page, 'Rows with the answer', 'no').check();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('setConsumer(concurrency:)');
  await expect(status(page)).toHaveText(/^1 of \d+ rows$/);
  await expect(page).toHaveURL(`${MATRIX}?resource=cloud.Queue&platform=tf-aws&answer=no`);
});

test('keeps the filters in the address, through back and reload, and is cleared with one button', async ({
  page,
}) => {
  await visit(page, `${MATRIX}?resource=cloud.Counter&answer=no`);
  await expect(page.getByText('No row has all of this.')).toBeVisible();
  await expect(status(page)).toHaveText(/^0 of \d+ rows$/);
  await visit(page, `${MATRIX}?resource=cloud.Counter`);
  await expect(tables(page)).toHaveCount(1);
  await option(page, 'Resource', 'cloud.Queue').check();
  await expect(tables(page)).toHaveCount(2);
  await page.goBack();
  await expect(tables(page)).toHaveCount(1);
  await page.reload();
  await expect(option(page, 'Resource', 'cloud.Counter')).toBeChecked();
  await page.getByRole('button', {name: 'Clear filters'}).click();
  await expect(page).toHaveURL(MATRIX);
  await expect(tables(page)).toHaveCount(13);
});

test('is filtered with the keyboard, and the focus stays', async ({page}) => {
  await visit(page, MATRIX);
  const first = option(page, 'Resource', 'cloud.Api');
  await first.focus();
  await page.keyboard.press('Tab');
  const second = option(page, 'Resource', 'cloud.Bucket');
  await expect(second).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tables(page)).toHaveCount(1);
  await expect(second).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tables(page)).toHaveCount(13);
  await expect(second).toBeFocused();
});

test('shows a table that is hidden when a link leads to it', async ({page}) => {
  await visit(page, `${MATRIX}?resource=cloud.Counter`);
  await expect(tables(page)).toHaveCount(1);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link', {name: 'cloud.Queue', exact: true}).click();
  await expect(page).toHaveURL(`${MATRIX}#cloud-queue`);
  await expect(page.locator('section[data-resource="cloud.Queue"]')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('shows all rows and says that the filters need them', async ({page}) => {
    await page.goto(`${MATRIX}?resource=cloud.Queue`);
    await expect(tables(page)).toHaveCount(13);
    await expect(status(page)).toHaveText(`All ${await rows(page).count()} rows`);
    const note = page.getByRole('form', {name: 'Filter the matrix'}).locator('noscript');
    await expect(note).toBeVisible();
    expect(await note.innerHTML()).toContain('The filters need JavaScript.');
    await expect(option(page, 'Resource', 'cloud.Queue')).toBeDisabled();
  });
});
