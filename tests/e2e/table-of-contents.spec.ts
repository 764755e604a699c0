import type {Locator, Page} from '@playwright/test';
import {expect, PHONE, SMOKE, tagged, test, visit, WEBKIT} from '../support/test';

const PAGE = '/docs/concepts/inflights';
const contents = (page: Page): Locator => page.getByRole('navigation', {name: 'On this page'});
const marked = (page: Page): Locator => contents(page).locator('.table-of-contents__link--active');

test('the heading that the reader is at is marked', tagged(WEBKIT, SMOKE), async ({page}) => {
  await visit(page, PAGE);
  await expect(marked(page)).toHaveCount(0);
  for (const name of ['Classes with both phases', 'From preflight to inflight']) {
    await contents(page).getByRole('link', {name}).click();
    await expect(page.getByRole('heading', {name})).toBeInViewport();
    await expect(marked(page)).toHaveText(name);
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(marked(page)).toHaveText('Where to go next');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(marked(page)).toHaveCount(0);
});

test('on a phone the contents are folded', PHONE, async ({page}) => {
  await visit(page, PAGE);
  const link = page.getByRole('main').getByRole('link', {name: 'Lifting a resource', exact: true});
  await expect(link).toHaveCount(0);
  await page.getByText('On this page', {exact: true}).click();
  await link.click();
  await expect(page.getByRole('heading', {name: 'Lifting a resource'})).toBeInViewport();
});
