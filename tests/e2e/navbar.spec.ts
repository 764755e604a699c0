import type {Locator, Page} from '@playwright/test';
import {
  BOTH,
  expect,
  isPhone,
  mainMenu,
  openMainMenu,
  SMOKE,
  tagged,
  test,
  visit,
  WEBKIT,
} from '../support/test';

/** The entries in their order. They are written here again, so that a lost one fails. */
const ENTRIES = [
  'Getting started',
  'Learn',
  'API',
  'Libraries',
  'Playground',
  'Explore',
  'Community & Support',
  'Star us',
  'Discord',
  'GitHub',
  'Search',
  'Switch between dark and light mode',
];
/** On a phone these stand beside the menu. */
const OUTSIDE_OF_MENU = ['Search', 'Switch between dark and light mode'];
const SUBMENUS: Readonly<Record<string, readonly string[]>> = {
  Explore: ['Examples', 'Playground'],
  'Community & Support': ['Blog', 'Contributing', 'Community', 'Contact'],
};
const FOOTER: Readonly<Record<string, readonly string[]>> = {
  Learn: ['Install', 'Creating a project', 'What is Wing?', 'Preflight and inflight', 'Learn Wing'],
  Reference: [
    'Platforms',
    'Libraries',
    'Examples',
    'TypeScript',
    'All pages from A to Z',
    'Read offline',
    'Print or save as PDF',
  ],
  Community: ['Community', 'Blog', 'Contributing', 'Code of conduct', 'Contact'],
  Project: ['Project status', 'Source code', 'This website'],
};

test('has its entries in their order, and each menu its pages', tagged(BOTH, SMOKE), async ({page}) => {
  await visit(page, '/');
  const list = await entries(page);
  const expected = isPhone(page) ? ENTRIES.filter((name) => !OUTSIDE_OF_MENU.includes(name)) : ENTRIES;
  await expect(list.getByText(ENTRIES[0]!, {exact: true})).toBeVisible();
  const names = await list
    .locator('a:not(.navbar__brand):visible, summary:visible, button:visible')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''),
    );
  // How many stars there are and which mode is on follow the name.
  expect(names.map((name) => expected.find((entry) => name.startsWith(entry)) ?? name)).toEqual(expected);

  for (const [label, pages] of Object.entries(SUBMENUS)) {
    const item = menuOf(list, label);
    await item.locator('summary').focus();
    await page.keyboard.press('Enter');
    const links = item.locator('ul a');
    await expect(links.first()).toBeVisible();
    expect((await links.allTextContents()).map((text) => text.trim())).toEqual(pages);
  }
  await expect(list.getByRole('link', {name: 'Discord'})).toHaveAttribute(
    'href',
    /^https:\/\/t\.winglang\.io\/discord$/,
  );
  await expect(list.getByRole('link', {name: 'GitHub'})).toHaveAttribute(
    'href',
    'https://github.com/winglang/wing',
  );
  const box = await page.locator('.navbar').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(64);
});

test('a menu takes the focus as soon as it is open', WEBKIT, async ({page}) => {
  await visit(page, '/');
  const item = menuOf(await entries(page), 'Explore');
  // Within one task of the page, so before a frame is drawn. To ask for the box makes the styles: what fades begins with them.
  const hasFocus = await item.evaluate((menu) => {
    const link = menu.querySelector<HTMLElement>('ul a')!;
    link.getBoundingClientRect();
    menu.querySelector('summary')!.click();
    link.focus();
    return document.activeElement === link;
  });
  expect(hasFocus).toBe(true);
});

test('begins with a link that skips it', tagged(BOTH, SMOKE), async ({page}) => {
  await visit(page, '/docs');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.navbar')))).toBe(false);
});

test('opens a menu where the pointer rests, and closes it on Escape, where the focus leaves it, and on a press elsewhere', async ({
  page,
}) => {
  await visit(page, '/');
  const [explore, community] = ['Explore', 'Community & Support'].map((label) =>
    menuOf(page.locator('.navbar__inner'), label),
  );
  const link = explore!.getByRole('link', {name: 'Examples'});
  await expect(link).toBeHidden();
  await explore!.locator('summary').hover();
  await expect(link).toBeVisible();
  await page.mouse.move(700, 600);
  await expect(link).toBeHidden();

  const openByKeyboard = async () => {
    await explore!.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
  };
  await openByKeyboard();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(explore!.locator('summary')).toBeFocused();

  await openByKeyboard();
  await community!.locator('summary').focus();
  await expect(link).toBeHidden();

  await openByKeyboard();
  await community!.locator('summary').click();
  await expect(link).toBeHidden();
  await page.mouse.move(700, 600);
  await expect(community!.getByRole('link', {name: 'Blog'})).toBeVisible();

  await openByKeyboard();
  await page.mouse.click(700, 600);
  await expect(link).toBeHidden();
});

test('has its counterpart at the foot of the page, with all links', async ({page}) => {
  await page.goto('/');
  const columns = page.getByRole('contentinfo').locator('.footer__col');
  const shown = await columns.evaluateAll((elements) =>
    elements.map((element) => [
      element.querySelector('.footer__title')?.textContent,
      [...element.querySelectorAll('a')].map((link) => link.textContent),
    ]),
  );
  expect(Object.fromEntries(shown)).toEqual(FOOTER);
  expect(shown.map(([title]) => title)).toEqual(Object.keys(FOOTER));
});

/** What holds the entries: the navbar, on a phone the first level of the menu. */
async function entries(page: Page) {
  if (!isPhone(page)) return page.locator('.navbar__inner');
  await openMainMenu(page);
  return mainMenu(page).locator('> ul');
}

/** An entry with others below it. */
function menuOf(list: Locator, label: string): Locator {
  return list.locator('details').filter({has: list.page().locator('summary', {hasText: label})});
}
