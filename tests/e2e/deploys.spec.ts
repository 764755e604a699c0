/**
 * A deploy while tabs are open: pages of the version before on the host of the new one, and pages of the new one while its files
 * are on their way. The host is the least able one: it keeps every answer for ten minutes, also that something is missing.
 */
import {resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {type Deploys, startDeploys} from '../support/deploys';
import {expect, listening, test, visit} from '../support/test';

const BUILD = resolve(__dirname, '../../build');
const FOLDER = resolve(__dirname, '../../.cache/deploys');
const PAGE = '/docs/learn/arrays';

// One after the other, on one server.
test.describe.configure({mode: 'default'});

let deploys: Deploys;

test.beforeAll(async () => {
  deploys = await startDeploys(BUILD, FOLDER);
});

test.afterAll(() => deploys.close());

test.beforeEach(() => {
  deploys.show('before');
  deploys.takeMissing();
});

const output = (page: Page) => page.getByRole('region', {name: 'Output', exact: true});
const sample = (page: Page) =>
  page.locator('.code-sample', {has: page.getByRole('button', {name: 'Run'})}).first();

async function openPlayground(page: Page): Promise<void> {
  await visit(page, `${deploys.origin}/play`);
  await expect(page.locator('.cm-content')).toBeVisible();
}

async function runInPlayground(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(output(page).getByRole('status').first()).toHaveText(/passed|ended|done/i, {timeout: 60_000});
}

async function runSample(page: Page): Promise<void> {
  await sample(page).getByRole('button', {name: 'Run', exact: true}).click();
  const result = sample(page).getByRole('region', {name: 'Output of this run'});
  await expect(result.getByRole('status')).toHaveText(/same as the printed one/, {timeout: 60_000});
}

async function search(page: Page, query: string): Promise<void> {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const field = dialog.getByRole('searchbox');
  if (!(await field.isVisible())) await page.getByRole('button', {name: 'Search', exact: true}).click();
  await field.fill(query);
  await expect(dialog.getByRole('treeitem').first()).toContainText(new RegExp(query, 'i'));
}

const versionOf = (page: Page) => page.locator('meta[name=deploy]').count();

test.describe('a tab of the version before finds all that it asks for', () => {
  test('on /play', async ({page}) => {
    await openPlayground(page);
    deploys.show('after');
    await runInPlayground(page);
    expect(deploys.takeMissing()).toEqual([]);
  });

  test('on a page', async ({page}) => {
    await visit(page, deploys.origin + PAGE);
    deploys.show('after');
    await runSample(page);
    await followLink(page);
    expect(deploys.takeMissing()).toEqual([]);
  });

  test('in the search of a page', async ({page}) => {
    await visit(page, deploys.origin + PAGE);
    deploys.show('after');
    await search(page, 'bucket');
    expect(deploys.takeMissing()).toEqual([]);
  });

  test('in a search that has begun', async ({page}) => {
    // The names are of the version before, the texts of the new one.
    deploys.show('after', /\/search\/text-/);
    await visit(page, deploys.origin + PAGE);
    await search(page, 'bucket');
    await search(page, 'inflight');
    expect(deploys.takeMissing()).toEqual([]);
  });

  test('on the page of the search', async ({page}) => {
    await openSearchPage(page, 'bucket');
    deploys.show('after');
    await page.getByRole('main').getByRole('searchbox').fill('counter');
    await expect(page.getByRole('heading', {level: 2})).toHaveText(/results for .counter/);
    expect(deploys.takeMissing()).toEqual([]);
  });
});

test.describe('a page of the new version, before its files are there,', () => {
  const cases: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['/play', runInPlayground],
    [PAGE, runSample],
    ['/search?q=bucket', (page) => expect(page.getByRole('heading', {level: 2})).toHaveText(/results for/)],
  ];
  for (const [path, use] of cases) {
    test(`can be read, says so, and works once they are there: ${path}`, async ({page}) => {
      deploys.show('half-way');
      await page.goto(deploys.origin + path);
      expect(await versionOf(page)).toBe(1);
      await expect(page.getByRole('alert').first()).toBeVisible();
      expect(deploys.takeMissing()).not.toEqual([]);
      deploys.show('after');
      await retry(page);
      await listening(page);
      await use(page);
      expect(deploys.takeMissing()).toEqual([]);
    });
  }
});

test('what the kept files are for: without them, a tab of the version before misses some', async ({page}) => {
  await visit(page, deploys.origin + PAGE);
  deploys.show('nothing kept');
  await sample(page).getByRole('button', {name: 'Run', exact: true}).click();
  await expect.poll(() => deploys.takeMissing()).not.toEqual([]);
});

async function followLink(page: Page): Promise<void> {
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(page).not.toHaveURL(deploys.origin + PAGE);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await listening(page);
}

async function openSearchPage(page: Page, query: string): Promise<void> {
  await visit(page, `${deploys.origin}/search?q=${query}`);
  await expect(page.getByRole('heading', {level: 2})).toHaveText(/results for/);
}

async function retry(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click();
  await loaded;
}
