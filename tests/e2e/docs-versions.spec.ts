/** A site whose documentation has two versions: its behaviours, and a list of versions, on pages of this site. */
import {resolve} from 'node:path';
import type {Page} from '@playwright/test';
import type {SiteSettings} from '../../src/lib/page/settings';
import {bundleBehaviours} from '../../src/shell/bundle/bundle';
import {expect, test, visit} from '../support/test';

const KEY = 'docs-preferred-version-default';
const ROOT = resolve(__dirname, '../..');

const versionOf = (name: string, label: string, path: string, pages: readonly string[]) => ({
  name,
  label,
  path,
  main: path,
  pages: ['', ...pages],
});

const SETTINGS: SiteSettings = {
  baseUrl: '/',
  storageSuffix: '',
  starCountUrl: '',
  docsVersions: {default: ['current', '1.0']},
  manyDocsVersions: {
    default: [
      versionOf('current', 'Next', '/docs/next', []),
      versionOf('1.0', '1.0', '/docs', ['/learn', '/concepts/inflights']),
    ],
  },
  engine: {directory: '', version: ''},
  search: {engine: 'local'},
};

const LIST =
  '<details open><summary>1.0</summary><ul>' +
  '<li><a data-docs-version href="/docs/next">Next</a><li><a data-docs-version href="/docs">1.0</a></ul></details>';

/** Serves the pages with the list in their menus, and with the behaviours of such a site. */
async function serveTwoVersions(page: Page): Promise<void> {
  const behaviours = resolve(ROOT, 'src/shell/behaviour/index.ts');
  const {files, entry} = await bundleBehaviours(behaviours, SETTINGS, {
    generatedFilesDir: resolve(ROOT, '.docusaurus'),
  });
  const [script] = files.filter(({name}) => name === entry);
  await page.route('**/assets/behaviour/behaviour.*.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: Buffer.from(script!.contents)}),
  );
  await page.route(/\/(?:community|docs\/learn)$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<div class="[^"]*navbar__items--right[^"]*">/, `$&${LIST}`),
    });
  });
}

// A page may be loaded ahead while the test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('the version that a reader chooses is kept, and pages without a version lead to it', async ({page}) => {
  await serveTwoVersions(page);
  await visit(page, '/docs/learn');
  const list = page.locator('details', {has: page.locator('[data-docs-version]')});
  await list.getByRole('link', {name: 'Next'}).click();
  await expect.poll(() => stored(page)).toBe('current');

  await visit(page, '/community');
  await expect(list.locator('summary')).toHaveText('Next');
  const menu = page.getByRole('navigation', {name: 'Main'});
  await expect(menu.locator('a[href="/docs"]:not([data-docs-version])')).toHaveCount(0);
  await expect(menu.locator('a[href="/docs/next"]:not([data-docs-version])').first()).toBeVisible();

  // A page of a version leads to its own.
  await visit(page, '/docs/learn');
  await expect(list.locator('summary')).toHaveText('1.0');
});

test('a version that does not exist any more is forgotten', async ({page}) => {
  await serveTwoVersions(page);
  await visit(page, '/community');
  await page.evaluate((key) => localStorage.setItem(key, '0.9'), KEY);
  await visit(page, '/community');
  await expect.poll(() => stored(page)).toBeNull();
});
