import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PassThrough} from 'node:stream';
import type {Page} from '@playwright/test';
import {BUILD_DIR} from '../support/builtSite';
import {startServer} from '../support/siteServer';
import {expect, listening, test, visit} from '../support/test';

const NOTICE = 'Part of this page didn’t load.';
const BANNER = 'Your Docusaurus site did not load properly.';

test.describe('on the first load', () => {
  for (const [name, pattern] of [
    ["the behaviours' script", /\/assets\/behaviour\/behaviour\.[^/]*\.js$/],
    ['its style sheet', /\/assets\/css\/[^/]*\.css$/],
  ] as const) {
    test(`the page stays readable without ${name}, and Retry brings it`, async ({page}) => {
      let isBroken = true;
      await page.route(pattern, (route) => (isBroken ? route.abort() : route.continue()));
      await page.goto('/docs');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByText(NOTICE)).toBeVisible();
      await expect(page.getByText(BANNER)).toHaveCount(0);
      isBroken = false;
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', {name: 'Retry'}).click();
      await reloaded;
      await expect(page.locator('html')).toHaveAttribute('data-behaviour', 'ready');
      await expect(page.getByText(NOTICE)).toHaveCount(0);
    });
  }

  test('a page whose end comes late begins to work when all of it is there', async ({page}) => {
    const path = '/docs/errors/preflight';
    const html = readFileSync(join(BUILD_DIR, `${path}.html`), 'utf8');
    const middle = html.indexOf('data-scrollable');
    expect(middle).toBeGreaterThan(0);
    const body = new PassThrough();
    body.write(html.slice(0, middle));
    const server = await startServer({
      root: BUILD_DIR,
      instead: (asked) => (asked === path ? {body} : undefined),
    });
    try {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(server.origin + path, {waitUntil: 'commit'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      // A frame was shown, and what it had scheduled has begun.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      await expect(page.locator('head script[type="module"]')).toHaveCount(0);
      body.end(html.slice(middle));
      await listening(page);
      await expect(page.locator('[data-scrollable]').last()).toHaveAttribute('tabindex', '0');
    } finally {
      body.destroy();
      await server.close();
    }
  });

  test('nothing is said when all arrives', async ({page}) => {
    await visit(page, '/docs');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    await expect(page.getByText(BANNER)).toHaveCount(0);
  });
});

test.describe('under another path than the one it was built for', () => {
  test('a page says so and suggests the right one', async ({page, baseURL}) => {
    await serveUnder(page, '/elsewhere/', baseURL ?? '');
    for (const route of ['', 'docs', 'docs/why-wing', 'blog']) {
      await page.goto(`/elsewhere/${route}`);
      await expect(page.getByRole('heading', {name: BANNER})).toBeVisible();
      await expect(page.getByText('Current configured baseUrl = /')).toBeVisible();
      await expect(page.getByText('We suggest trying baseUrl = /elsewhere/')).toBeVisible();
      await expect(page.getByText(NOTICE)).toHaveCount(0);
    }
  });
});

/** As a host does that serves the site from a folder: paths outside of it answer nothing. */
async function serveUnder(page: Page, folder: string, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      const url = new URL(route.request().url());
      if (!url.pathname.startsWith(folder)) return route.fulfill({status: 404, body: 'Not here'});
      const response = await page.request.get(`${origin}/${url.pathname.slice(folder.length)}`);
      return route.fulfill({response});
    },
  );
}
