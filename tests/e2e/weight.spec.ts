/** What `npm run weigh` reads from the built files is what a phone loads. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load as parse} from 'cheerio';
import {loadsOf} from '../checks/weight/load';
import {BUILD_DIR} from '../support/builtSite';
import {expect, PHONE, test, visit} from '../support/test';

const loadOf = loadsOf(BUILD_DIR);

for (const path of [
  '/',
  '/404',
  '/blog',
  '/blog/2023/02/17/preflight-vs-inflight',
  '/community',
  '/contributing',
  '/docs',
  '/docs/api/language-reference/classes',
  '/docs/api/standard-library/cloud/bucket',
  '/docs/concepts/inflights',
  '/docs/examples',
  '/docs/learn/closures',
  '/docs/tools/wing-console',
]) {
  test(`a phone loads of ${path} what is weighed`, PHONE, async ({page, baseURL}) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const {origin, pathname} = new URL(request.url());
      // Icons and what is fetched for other pages come when the browser has time.
      if (origin === baseURL && request.resourceType() !== 'other') loaded.push(pathname.slice(1));
    });
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    const {scripts, styles, fonts, images, data} = loadOf(readPage(path));
    const weighed = [...scripts, ...styles, ...fonts, ...images, ...data].sort();
    // The first is the page itself.
    expect([...new Set(loaded.slice(1))].sort()).toEqual(weighed);
  });
}

function readPage(path: string) {
  const file = [`${path}.html`, `${path}/index.html`].map((name) => join(BUILD_DIR, name)).find(existsSync);
  return {path, $: parse(readFileSync(file!, 'utf8'))};
}
