/**
 * Each kind of page without scripts, and the parts that React draws: while they are on their way, when they do not arrive, and
 * when they crash.
 */
import type {Page} from '@playwright/test';
import {arrived, expect, listening, mainMenu, PHONE, SMOKE, test, visit} from '../support/test';

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

/** Pages that React draws, and what there is on each of them then. */
const ISLANDS = {'/search': 'searchbox', '/play': 'textbox'} as const;

const PATHS = Object.keys(ISLANDS) as (keyof typeof ISLANDS)[];

/** What the parts are loaded with; the script of every page has another name. */
const FILES = /\/assets\/behaviour\/(?!behaviour\.)/;

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page of each kind is there, and its menus open', SMOKE, async ({page}) => {
    const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Examples'});
    for (const path of [...PAGES, ...PATHS]) {
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

for (const path of PATHS) {
  test.describe(path, () => {
    test('shows that it is loading, and can be left', async ({page}) => {
      await page.route(FILES, () => undefined);
      // The event of the load waits for the files as well.
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      await listening(page);
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText('Loading…');
      expect(await status.locator('span').evaluate((element) => element.getAnimations().length)).toBe(1);
      await menu(page).click();
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Examples'}).click();
      await arrived(page, '/docs/examples');
    });

    test('says why it did not arrive, and Retry brings it', async ({page}) => {
      let isBroken = true;
      await page.route(FILES, (route) => (isBroken ? route.abort() : route.continue()));
      await visit(page, path);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('This page could not be loaded.');
      await expect(alert).toContainText('Failed to fetch');
      isBroken = false;
      await alert.getByRole('button', {name: 'Retry'}).click();
      await expect(page.getByRole('main').getByRole(ISLANDS[path]).first()).toBeVisible();
      await expect(page.getByText('This page could not be loaded.')).toHaveCount(0);
    });

    test('says that a new version is here when its files are gone, and Retry loads the page', async ({
      page,
    }) => {
      await page.route(FILES, (route) => route.fulfill({status: 404, body: 'x'}));
      await visit(page, path);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('A new version of this site is here.');
      await page.unroute(FILES);
      const loaded = page.waitForEvent('load');
      await alert.getByRole('button', {name: 'Retry'}).click();
      await loaded;
      await expect(page.getByRole('main').getByRole(ISLANDS[path]).first()).toBeVisible();
    });
  });
}

test('a part that crashes says so with its causes, and can be tried again', SMOKE, async ({page}) => {
  await page.addInitScript(() => {
    const {getAll} = URLSearchParams.prototype;
    Object.assign(window, {repair: () => (URLSearchParams.prototype.getAll = getAll)});
    URLSearchParams.prototype.getAll = () => {
      throw new Error('No sections', {cause: new Error('All broken')});
    };
  });
  await visit(page, '/search');
  const crash = page.getByRole('main').getByRole('alert');
  await expect(crash.getByRole('heading', {level: 1, name: 'This page crashed'})).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(crash).toContainText(/No sections\s+Cause:\s+All broken/);
  await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
  await crash.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  await expect(crash).toHaveCount(0);
});

function menu(page: Page) {
  return page.locator('details.dropdown > summary', {hasText: 'Explore'});
}
