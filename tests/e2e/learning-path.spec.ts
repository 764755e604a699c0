import type {Page} from '@playwright/test';
import {BOTH, expect, forbidStorage, SMOKE, tagged, test, visit} from '../support/test';

const CONTENTS = '/docs/learn';

const place = (page: Page) => page.getByRole('region', {name: 'Your place'});
/** The dot on the map, and the entry of the list. */
const marks = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('link', {name, exact: true})});
const lesson = (page: Page, name: string) => marks(page, name).filter({hasText: /\d+ min/});

async function readToTheEnd(page: Page): Promise<void> {
  const next = page.getByRole('navigation', {name: 'Docs pages'});
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport();
}

test('shows the tutorials in their groups, and where to start', async ({page}) => {
  await visit(page, CONTENTS);
  await expect(place(page)).toContainText(/^\d+ tutorials, about \d+ hours in all/);
  await expect(lesson(page, 'Hello, world')).toContainText(/\d+ min/);
  await place(page)
    .getByRole('link', {name: /^Start with/})
    .click();
  await expect(page).toHaveURL(/\/docs\/learn\/hello-world$/);
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /Next/}).click();
  await expect(page).toHaveURL(/\/docs\/learn\/Variables$/);
});

const tags = tagged(BOTH, SMOKE);
test('remembers what was read to the end, goes on there, and forgets it', tags, async ({page}) => {
  await visit(page, '/docs/learn/hello-world');
  await readToTheEnd(page);
  await visit(page, '/docs/learn/Variables');
  await visit(page, CONTENTS);
  await expect(place(page)).toContainText(/^1 of \d+ read/);
  await expect(marks(page, 'Hello, world')).toContainText(['read', 'read']);
  await expect(marks(page, 'Variables').filter({hasText: 'read'})).toHaveCount(0);
  await expect(place(page).getByRole('link')).toHaveAttribute('href', '/docs/learn/Variables');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', {name: 'Reset progress'}).click();
  await expect(place(page)).toContainText(/^0 of \d+ read/);
  await page.reload();
  await expect(place(page)).toContainText(/^0 of \d+ read/);
});

test('follows what is read in another tab, and before the way back', async ({page, context}) => {
  await visit(page, CONTENTS);
  const other = await context.newPage();
  await visit(other, '/docs/learn/hello-world');
  await readToTheEnd(other);
  await expect(place(page)).toContainText(/^1 of \d+ read/);
  await other.close();
  await place(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/learn\/Variables$/);
  await readToTheEnd(page);
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('"Variables"]');
  await page.goBack();
  await expect(place(page)).toContainText(/^2 of \d+ read/);
});

test('keeps nothing where there is no storage', async ({page}) => {
  await forbidStorage(page, ['localStorage']);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await visit(page, '/docs/learn/hello-world');
  await readToTheEnd(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/learn"]')!.click());
  await expect(place(page)).toContainText(/^\d+ tutorials/);
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('is a list of links', async ({page}) => {
    await page.goto(CONTENTS);
    await expect(lesson(page, 'Hello, world')).toBeVisible();
    await expect(place(page).getByRole('link', {name: /^Start with/})).toBeVisible();
  });
});
