/**
 * A deploy takes files away that an open tab still needs, or has not brought all of them yet. The host of these tests lets browsers keep
 * for a year that a file is not there, as hosts do whose rules see the path alone.
 */
import {createReadStream} from 'node:fs';
import {resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {replaceText} from '../support/codeEditor';
import {contentTypeOf, startHttpServer} from '../support/httpServer';
import {resolveRequest} from '../support/siteServer';
import {expect, test as base} from '../support/test';

const ROOT = resolve(__dirname, '../../build');

interface Deploy {
  readonly origin: string;
  /** Takes away the files whose paths match; nothing brings all of them back. */
  miss(files?: RegExp): void;
}

const test = base.extend<{deploy: Deploy}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
  deploy: async ({}, use) => {
    let missing: RegExp | undefined;
    const server = await startHttpServer((request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const {status, file} = findFile(missing?.test(pathname) ? '/404' : pathname);
      response.writeHead(missing?.test(pathname) ? 404 : status, {
        'content-type': contentTypeOf(file),
        'cache-control': /^\/(?:assets|playground)\//.test(pathname)
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      });
      createReadStream(file).pipe(response);
    });
    await use({origin: server.origin, miss: (files) => (missing = files)});
    await server.close();
  },
});

function findFile(pathname: string): {status: number; file: string} {
  const found = resolveRequest(ROOT, pathname);
  return found.status === 301 ? findFile(found.location) : found;
}

const problems = (page: Page) => page.getByRole('region', {name: 'Problems'});
const editor = (page: Page) => page.getByRole('region', {name: 'Program'}).getByRole('textbox');
const searchField = (page: Page) => page.locator('.search-modal').getByRole('searchbox');
const reload = (page: Page) => page.getByRole('button', {name: 'Reload the page'});

test('the playground says that a new version is here when the compiler is gone, and keeps the program', async ({
  page,
  deploy,
}) => {
  deploy.miss(/\.wasm$/);
  await page.goto(`${deploy.origin}/play`);
  const alert = problems(page).getByRole('alert');
  await expect(alert).toContainText('A new version of this site is here: reload the page.');
  await expect(page.locator('.cm-content')).toBeVisible();
  await replaceText(editor(page), 'log("kept");\n');

  deploy.miss();
  await reload(page).click();
  await expect(problems(page).getByRole('heading')).toHaveText('No problems');
  await expect(editor(page)).toContainText('kept');
});

test('the playground gets what came too late, though the browser has kept that it is not there', async ({
  page,
  deploy,
}) => {
  deploy.miss(/\/playground\//);
  await page.goto(`${deploy.origin}/play`);
  await expect(problems(page).getByRole('alert')).toContainText('A new version of this site is here');

  // What the browser has kept is asked for anew when it fails once more.
  deploy.miss();
  await expect(async () => {
    await page.reload();
    await expect(problems(page).getByRole('heading')).toHaveText('No problems', {timeout: 10_000});
  }).toPass();
  await expect(page.locator('.cm-content')).toBeVisible();
});

test('a run says that a new version is here when the engine is gone', async ({page, deploy}) => {
  await page.goto(`${deploy.origin}/play`);
  await expect(problems(page).getByRole('heading')).toHaveText('No problems');
  deploy.miss(/\/sdk\.js$/);
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  const output = page.getByRole('region', {name: 'Output', exact: true});
  await expect(output).toContainText('A new version of this site is here: reload the page.');
  await expect(reload(page)).toBeVisible();

  deploy.miss();
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(output.getByRole('status').first()).toContainText(/passed|no tests/i, {timeout: 20_000});
});

test('a page gets its search with the next attempt, though the browser has kept that it is not there', async ({
  page,
  deploy,
}) => {
  await page.goto(`${deploy.origin}/docs/why-wing`);
  await expect(page.locator('html[data-behaviour=ready]')).toBeAttached();
  deploy.miss(/\/assets\/.*\.js$/);
  await page.keyboard.press('/');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('A new version of this site is here.');

  // The rest of the deploy has come.
  deploy.miss();
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a page whose search is gone is loaded anew by Retry', async ({page, deploy}) => {
  await page.goto(`${deploy.origin}/docs/why-wing`);
  await expect(page.locator('html[data-behaviour=ready]')).toBeAttached();
  await page.evaluate(() => Object.assign(window, {isOldTab: true}));
  deploy.miss(/\/assets\/.*\.js$/);
  await page.keyboard.press('/');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('A new version of this site is here.');
  deploy.miss();
  await notice.getByRole('button', {name: 'Retry'}).click();
  await expect.poll(() => page.evaluate(() => 'isOldTab' in window)).toBe(false);
  await expect(page.locator('html[data-behaviour=ready]')).toBeAttached();
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeVisible();
});

test('an open search goes on with the index of the new version', async ({page, deploy}) => {
  await page.goto(`${deploy.origin}/docs/why-wing`);
  await expect(page.locator('html[data-behaviour=ready]')).toBeAttached();
  deploy.miss(/\/search\/.*\.json$/);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await searchField(page).fill('bucket');
  await expect(dialog.getByRole('alert')).toContainText(
    'A new version of this site is here: reload the page.',
  );

  deploy.miss();
  await searchField(page).fill('queue');
  await expect(dialog.getByRole('treeitem').first()).toBeVisible();
});
