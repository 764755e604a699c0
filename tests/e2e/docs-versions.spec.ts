/** A site whose documentation has two versions: its behaviour, and a list of versions, on pages of this site. */
import {resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {build} from 'esbuild';
import type {SiteSettings} from '../../src/lib/page/settings';
import {expect, test, visit} from '../support/test';

const KEY = 'docs-preferred-version-default';

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

/** The behaviour alone, as it is in the script of a site with two versions. */
async function bundleBehaviour(): Promise<Uint8Array> {
  const {outputFiles} = await build({
    stdin: {
      contents: `import {watchPage} from '../../lib/page/page';
        import {docsVersions} from './docsVersions';
        docsVersions(SETTINGS);
        watchPage();
        document.documentElement.dataset.behaviour = 'ready';`,
      resolveDir: resolve(__dirname, '../../src/shell/behaviour'),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    define: {SETTINGS: JSON.stringify(SETTINGS), HAS_DOCS_VERSIONS: 'true'},
    write: false,
  });
  return outputFiles[0]!.contents;
}

/** Serves the pages with the list in their menus, and with that behaviour. */
async function serveTwoVersions(page: Page): Promise<void> {
  const script = Buffer.from(await bundleBehaviour());
  await page.route('**/assets/behaviour/behaviour.*.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: script}),
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
