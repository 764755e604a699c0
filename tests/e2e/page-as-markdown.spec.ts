import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readClipboard} from '../support/clipboard';
import {expect, SMOKE, test, visit} from '../support/test';

const PAGE = '/docs/concepts/inflights';

const readMarkdown = () => readFileSync(join(__dirname, `../../build${PAGE}.md`), 'utf8');

test.describe('Copy page', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('puts the Markdown of the page on the clipboard', SMOKE, async ({page}) => {
    await visit(page, PAGE);
    const button = page.getByRole('button', {name: 'Copy page'});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    expect(await readClipboard(page)).toBe(readMarkdown());
  });

  test('works where the clipboard takes no text that is still to come', async ({page}) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
    await visit(page, PAGE);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    expect(await readClipboard(page)).toBe(readMarkdown());
  });

  test('says so when it cannot', async ({page}) => {
    await visit(page, PAGE);
    await page.route('**/*.md', (route) => route.fulfill({status: 500}));
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copying failed'})).toBeVisible();
  });
});

test('the page can be opened as Markdown', async ({page}) => {
  await page.goto('/blog');
  await page.locator('main').getByRole('link').first().click();
  await page.getByRole('link', {name: 'Markdown'}).click();
  await expect(page).toHaveURL(/\/blog\/.+\.md$/);
});

test('a reader whom a page did not help can say so', async ({page}) => {
  await page.goto('/docs/api/standard-library/cloud/bucket');
  const answer = page.getByRole('link', {name: /^No, something/});
  const {searchParams} = new URL((await answer.getAttribute('href'))!);
  expect(searchParams.get('title')).toBe('This page did not help: /docs/api/standard-library/cloud/bucket');
  expect(searchParams.get('body')).toContain('Section: API\nWing: 0.85.49');
});
