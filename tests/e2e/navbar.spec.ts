import type {Page} from '@playwright/test';
import {navbarItems} from '../../src/config/navbar';
import {expect, isPhone, open, openMainMenu, test} from '../support/test';

/** The entries in their order; one joins the navbar when the page that it leads to exists. */
const ORDER = [
  'Getting started',
  'Learn',
  'API',
  'Libraries',
  'Explore',
  'Community & Support',
  'Discord',
  'GitHub',
];
const SUBMENUS: Readonly<Record<string, readonly string[]>> = {
  Explore: ['Examples', 'Playground'],
  'Community & Support': ['Blog', 'Contributing', 'Community', 'Contact'],
};
const labels = navbarItems.flatMap((item) => ('label' in item && item.label ? [item.label] : []));

test('has its entries in their order', async ({page}) => {
  expect(labels).toEqual(ORDER.filter((label) => labels.includes(label)));
  await open(page, '/');
  const list = await entries(page);
  await expect(list.getByText(labels[0] ?? '', {exact: true})).toBeVisible();
  const shown = await list
    .locator('a, [role=button], button')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''),
    );
  expect(shown.filter((label) => labels.includes(label as never))).toEqual(labels);
});

for (const [label, names] of Object.entries(SUBMENUS)) {
  test(`${label} has its pages in their order`, async ({page}) => {
    await open(page, '/');
    const list = await entries(page);
    const toggle = page.getByRole('button', {name: label, exact: true});
    const item = list.locator('.navbar__item, .menu__list-item').filter({has: toggle});
    await item.getByRole('button', {name: label, exact: true}).focus();
    await page.keyboard.press('Enter');
    const links = item.locator('ul a');
    await expect(links.first()).toBeVisible();
    const shown = (await links.allTextContents()).map((text) => text.trim());
    expect(shown).toEqual(names.filter((name) => shown.includes(name)));
    expect(shown.length).toBeGreaterThan(0);
  });
}

test('leads to the chat, the repository and a star outside the site', async ({page}) => {
  await open(page, '/');
  const list = await entries(page);
  await expect(list.getByRole('link', {name: 'Discord'})).toHaveAttribute(
    'href',
    /^https:\/\/t\.winglang\.io\/discord$/,
  );
  await expect(list.getByRole('link', {name: 'GitHub'})).toHaveAttribute(
    'href',
    'https://github.com/winglang/wing',
  );
  await expect(list.getByRole('link', {name: /^Star us/})).toBeVisible();
});

test('is at most 64 pixels high', async ({page}) => {
  await open(page, '/');
  const box = await page.locator('.navbar').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(64);
});

test('begins with a link that skips it', async ({page}) => {
  await open(page, '/docs');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.navbar')))).toBe(false);
});

/** What holds the entries: the navbar, on a phone the first level of the menu. */
async function entries(page: Page) {
  if (!isPhone(page)) return page.locator('.navbar__inner');
  await openMainMenu(page);
  return page.locator('.navbar-sidebar__item').first();
}
