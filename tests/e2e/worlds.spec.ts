/**
 * Each kind of page without scripts, without its application, when the application does not arrive, and when it arrives while
 * the reader does something: nothing is lost, closed, doubled or announced twice.
 */
import type {Page} from '@playwright/test';
import {arrived, expect, hydrated, listening, mainMenu, PHONE, SMOKE, test, visit} from '../support/test';

/** A page of each kind. */
const PAGES = [
  '/',
  '/docs',
  '/docs/concepts/inflights',
  '/docs/api/standard-library/cloud/bucket',
  '/docs/learn/closures',
  '/docs/examples/quick-share',
  '/docs/examples',
  '/blog',
  '/blog/2023/02/17/preflight-vs-inflight',
  '/community',
  '/no/such/page',
];

/** Pages that their application draws. */
const APPLICATIONS = ['/search', '/play'];

const NOTICE = 'A part of this page did not arrive.';
const SWITCH = {name: /^Switch between dark and light mode/};

/** The application's files. */
const FILES = /\/assets\/js\//;

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page of each kind is there, and its menus open', SMOKE, async ({page}) => {
    const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Examples'});
    for (const path of [...PAGES, ...APPLICATIONS]) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveCount(0);
      await menu(page).click();
      await expect(link).toBeVisible();
    }
    await link.click();
    await expect(page).toHaveURL('/docs/examples');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('the menu of the phone opens and closes', PHONE, async ({page}) => {
    await page.goto('/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(mainMenu(page).getByRole('link', {name: 'Getting started'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mainMenu(page)).toBeHidden();
  });
});

// A page of each kind is compared with what React makes of it in `a11y/pages.spec.ts`.
for (const path of [
  '/',
  '/docs/learn/closures',
  '/docs/examples/quick-share',
  '/docs/examples',
  '/no/such/page',
]) {
  test(`${path} can be used while its application does not come, and stays as it is when it does`, async ({
    page,
  }) => {
    const release = await hold(page);
    await visit(page, path);
    // What the page fetches for itself is there.
    await page.waitForLoadState('networkidle');
    await listenForAnnouncements(page);
    const before = await readPage(page);
    await page.evaluate(() => document.dispatchEvent(new Event('application:start')));
    await usePage(page);
    expect(await readPage(page)).toEqual(before);

    release();
    await hydrated(page);
    await expect(menu(page).locator('..')).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(menu(page).locator('..')).not.toHaveAttribute('open');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await readPage(page)).toEqual(before);
    expect(await announcements(page)).toEqual([]);
  });
}

for (const path of ['/docs', ...APPLICATIONS]) {
  test(`${path} says once that its application did not arrive, and Retry brings it`, async ({page}) => {
    let isBroken = true;
    await page.route(FILES, (route) => (isBroken ? route.abort() : route.continue()));
    await visit(page, path);
    if (!APPLICATIONS.includes(path)) {
      await expect(page.getByText(NOTICE)).toHaveCount(0);
      await page.evaluate(() => document.dispatchEvent(new Event('application:start')));
    }
    await expect(page.getByText(NOTICE)).toHaveCount(1);
    await expect(page.getByRole('alert').filter({hasText: NOTICE})).toBeVisible();
    await usePage(page);
    isBroken = false;
    await page.getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(1);
  });
}

for (const path of APPLICATIONS) {
  test(`${path} can be left while its application does not come`, async ({page}) => {
    await hold(page);
    // The event of the load waits for the files as well.
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await listening(page);
    await usePage(page);
    await page.getByRole('link', {name: 'Examples'}).first().click();
    await arrived(page, '/docs/examples');
  });
}

test.describe('when the application arrives', () => {
  test('a filter that was pressed before is on, once', async ({page}) => {
    const release = await hold(page);
    await visit(page, '/docs/examples');
    const queue = page.getByRole('checkbox', {name: /^Queue/});
    await queue.click();
    release();
    await hydrated(page);
    await expect(queue).toBeChecked();
    await expect(page).toHaveURL('/docs/examples?resource=queue');
    await page.goBack();
    await expect(queue).not.toBeChecked();
    await expect(page).toHaveURL('/docs/examples');
  });
});

/** Uses what needs no application; the menu is left open. */
async function usePage(page: Page): Promise<void> {
  const switchMode = page.getByRole('button', SWITCH);
  await expect(switchMode).toBeEnabled();
  await switchMode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await menu(page).click();
  await expect(menu(page).locator('..')).toHaveAttribute('open');
}

function menu(page: Page) {
  return page.locator('details.dropdown > summary', {hasText: 'Explore'});
}

/** Keeps the application's files back until it is called. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FILES, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What a reader has before them, and what must be there once. */
function readPage(page: Page) {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      text: document.querySelector('main')!.innerText.replaceAll(/\s+/g, ' '),
      doubled: ids.filter((id, place) => ids.indexOf(id) !== place),
      parts: ['nav', 'main', 'footer', 'dialog', '[role=dialog]', '[role=alert]', '[popover]'].map(count),
    };
  });
}

/** Notes what is put into places that screen readers read out. */
async function listenForAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, {heard});
    new MutationObserver((changes) => {
      for (const {target} of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const place = element?.closest('[role=alert], [role=status], [aria-live]');
        if (place) heard.push(place.textContent);
      }
    }).observe(document, {subtree: true, childList: true, characterData: true});
  });
}

function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as {heard: string[]}).heard.filter((text) => text.trim()));
}
