/** Pages without a network: the service worker, what it keeps, and how it goes. */
import type {Page} from '@playwright/test';
import {resolve} from 'node:path';
import {bundleWorker} from '../../src/shell/offline/bundleWorker';
import type {HttpServer} from '../support/httpServer';
import {type Instead, startServer} from '../support/siteServer';
import {expect, listening, SMOKE, test as base} from '../support/test';

interface Network {
  readonly origin: string;
  /** What answers in the place of files, by path. */
  readonly instead: Map<string, Instead>;
  /** Paths that were asked for since the last call. */
  takeRequests(): string[];
  /** Ends the server, and all connections. */
  end(): Promise<void>;
}

/** A site of its own for each test, as the test takes its network away. */
const test = base.extend<{network: Network}>({
  hasServiceWorker: true,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
  network: async ({}, use) => {
    const instead = new Map<string, Instead>();
    let requests: string[] = [];
    const server: HttpServer = await startServer({
      root: resolve(__dirname, '../../build'),
      instead: (path) => instead.get(path),
      onRequest: (path) => void requests.push(path),
    });
    const close = once(() => server.close());
    await use({
      origin: server.origin,
      instead,
      takeRequests() {
        const taken = requests;
        requests = [];
        return taken;
      },
      end: close,
    });
    await close();
  },
  baseURL: async ({network}, use) => use(network.origin),
});

/** A page of each kind. */
const PAGES = [
  '/',
  '/docs',
  '/docs/why-wing',
  '/docs/learn',
  '/docs/learn/hello-world',
  '/docs/category/tools',
  '/docs/api/standard-library/cloud/bucket',
  '/docs/libraries/winglibs/redis',
  '/docs/examples',
  '/docs/examples/quick-share',
  '/docs/index-of-pages',
  '/learn-wing',
  '/install',
  '/community',
  '/blog',
  '/blog/2023/02/17/preflight-vs-inflight',
  '/contributing',
];

test('a page of each kind that was visited opens without a network', async ({page, network}) => {
  test.setTimeout(120_000);
  await visitFirst(page, PAGES[0]!);
  const titles: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await listening(page);
    await page.waitForLoadState('networkidle');
    titles.push(await heading(page));
  }
  await goOffline(page, network);

  const missing: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().startsWith(network.origin)) missing.push(`${page.url()}: ${request.url()}`);
  });
  for (const [index, path] of PAGES.entries()) {
    await page.goto(path);
    await listening(page);
    await page.waitForLoadState('networkidle');
    expect(await heading(page)).toBe(titles[index]);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree');
  }
  expect(missing).toEqual([]);
  await expect(page.locator('.load-notice')).toHaveCount(0);
});

test('the page that was open when the worker came is kept with its files, which are not loaded again', async ({
  page,
  network,
}) => {
  await page.goto('/docs/why-wing');
  await listening(page);
  const before = network.takeRequests();
  await kept(page, '/docs/why-wing');
  const later = network.takeRequests();
  expect(before.some((path) => path.endsWith('.css'))).toBe(true);
  expect(later.filter((path) => before.includes(path))).toEqual([]);
  await goOffline(page, network);
  await page.reload();
  await listening(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a page that was not visited says that there is no network', SMOKE, async ({page, network}) => {
  await visitFirst(page, '/docs');
  await goOffline(page, network);
  await page.goto('/docs/why-wing');
  await expect(page.getByRole('heading', {name: 'No connection'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Try again'})).toHaveAttribute('href', /\/docs\/why-wing$/);
  await page.getByRole('link', {name: 'Documentation'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Creating a project'})).toBeVisible();
});

test('a kept page is shown where the server fails, and its answer where there is none', async ({
  page,
  network,
}) => {
  await visitFirst(page, '/docs');
  const title = await heading(page);
  for (const path of ['/docs', '/docs/why-wing', '/site-paths.json']) {
    network.instead.set(path, {status: 503, body: '<h1>Broken</h1>'});
  }
  await page.goto('/docs');
  expect(await heading(page)).toBe(title);
  await page.reload();
  expect(await heading(page)).toBe(title);
  const answer = await page.goto('/docs/why-wing');
  expect([answer?.status(), await heading(page)]).toEqual([503, 'Broken']);

  // What pages fetch by a fixed name comes from the device as well.
  const statusOf = (path: string) => page.evaluate(async (of) => (await fetch(of)).status, path);
  await page.goto('/docs');
  expect(await statusOf('/site-paths.json')).toBe(503);
  network.instead.delete('/site-paths.json');
  expect(await statusOf('/site-paths.json')).toBe(200);
  await expect.poll(() => paths(page)).toContain('/site-paths.json');
  network.instead.set('/site-paths.json', {status: 500, body: ''});
  expect(await statusOf('/site-paths.json')).toBe(200);
});

test('old addresses of a page lead to the kept one', async ({page, network}) => {
  await visitFirst(page, '/docs');
  const title = await heading(page);
  // A host may have no page there: that says nothing of the one that is kept.
  network.instead.set('/docs/', {status: 404, body: '<h1>Not found</h1>'});
  await page.goto('/docs/');
  expect(await heading(page)).toBe('Not found');
  await page.goto('/docs/why-wing.html');
  await listening(page);
  await expect.poll(() => paths(page)).toContain('/docs/why-wing');
  await goOffline(page, network);

  for (const path of ['/docs.html?from=mail', '/docs/', '/docs/index.html', '/docs']) {
    await page.goto(path);
    expect(await heading(page)).toBe(title);
    await expect(page).toHaveURL(/\/docs(?:\?from=mail)?$/);
  }
  await page.goto('/docs/why-wing');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('No connection');
});

test('nothing but whole answers of the site is kept', async ({page, network}) => {
  const html = 'text/html; charset=utf-8';
  network.instead
    .set('/docs/gone', {status: 404, body: '<h1>Gone</h1>'})
    .set('/docs/broken', {status: 500, body: '<h1>Broken</h1>'})
    .set('/docs/elsewhere', {status: 302, body: '', headers: {location: '/docs'}})
    .set('/assets/js/page.01234567.js', {
      body: '<h1>A page for everything</h1>',
      headers: {'content-type': html},
    })
    .set('/assets/js/missing.01234567.js', {status: 404, body: ''})
    .set('/docs/dropped', {body: '<h1>Still there</h1>'})
    .set('/docs/left', {body: '<h1>Still there</h1>'});
  await visitFirst(page, '/docs');
  await page.evaluate(() =>
    Promise.all(
      [
        '/docs/gone',
        '/docs/broken',
        '/docs/elsewhere',
        '/assets/js/page.01234567.js',
        '/assets/js/missing.01234567.js',
        '/docs/dropped',
        '/docs/left',
        '/docs/sitemap.xml',
      ].map((path) => fetch(path).then((answer) => answer.text())),
    ),
  );
  await page.evaluate(() =>
    fetch('https://elsewhere.example/a.png', {mode: 'no-cors'}).catch(() => undefined),
  );
  await expect.poll(() => paths(page)).toEqual(expect.arrayContaining(['/docs/dropped', '/docs/left']));
  // It would be there by now.
  const all = await paths(page);
  expect(all).not.toContainEqual(expect.stringMatching(/gone|broken|elsewhere|01234567|sitemap/));

  // The browser asks for a page that is opened before the worker has started.
  for (const path of ['/docs/dropped', '/docs/left']) {
    network.instead.set(path, {status: 404, body: '<h1>Gone</h1>'});
  }
  await page.evaluate(() => fetch('/docs/dropped').then((answer) => answer.text()));
  await page.goto('/docs/left?from=mail');
  await expect.poll(() => paths(page)).not.toContainEqual(expect.stringMatching(/dropped|left/));
});

test('the search and its index work without a network once used', async ({page, network}) => {
  await visitFirst(page, '/docs');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('searchbox').fill('cloud.Bucket');
  await expect(dialog.getByRole('treeitem').first()).toBeVisible();
  await page.goto('/search?q=bucket');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/);
  await page.waitForLoadState('networkidle');
  await goOffline(page, network);

  await page.goto('/docs');
  await listening(page);
  await page.keyboard.press('/');
  await dialog.getByRole('searchbox').fill('cloud.Queue');
  await expect(dialog.getByRole('treeitem').first()).toBeVisible();
  await page.goto('/search?q=queue');
  await expect(page.getByRole('main').getByRole('link', {name: /Queue/}).first()).toBeVisible();
});

test('the playground runs programs without a network once used', async ({page, network}) => {
  test.setTimeout(120_000);
  await page.goto('/play');
  await run(page);
  await compileForCloud(page);
  await kept(page, '/play');
  await expect.poll(() => paths(page)).toContainEqual(expect.stringMatching(/sandbox\.htm$/));
  await goOffline(page, network);
  // Hosts that let browsers keep the document of programs for minutes only.
  await page.goto('/play');
  await run(page);
  await compileForCloud(page);
});

test('a page never gets files of another version', async ({page, network}) => {
  await visitFirst(page, '/docs/why-wing');
  await page.goto('/docs/concepts/inflights');
  await kept(page, '/docs/concepts/inflights');
  const [old] = await sheets(page);

  // The next deploy has another style sheet, and that of before is gone.
  const sheet = await (await page.request.get(old!)).text();
  const html = await (await page.request.get('/docs/why-wing')).text();
  const next = old!.replace(/\.[0-9a-f]{16}\.css$/, '.ffffffffffffffff.css');
  network.instead
    .set(next, {body: `${sheet}\nh1{letter-spacing:3px}`})
    .set(old!, {status: 404, body: ''})
    .set('/docs/why-wing', {body: html.replaceAll(old!, next).replace(/(<h1[^>]*>)/, '$1Next: ')});
  await page.goto('/docs/why-wing');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Next: /);
  await expect(page.getByRole('heading', {level: 1})).toHaveCSS('letter-spacing', '3px');
  await goOffline(page, network);

  await page.goto('/docs/why-wing');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Next: /);
  await expect(page.getByRole('heading', {level: 1})).toHaveCSS('letter-spacing', '3px');
  // A page of before comes with what it was made for.
  await page.goto('/docs/concepts/inflights');
  expect(await sheets(page)).toEqual([old]);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveCSS('letter-spacing', '3px');
  await expect(page.locator('.load-notice')).toHaveCount(0);
});

test('the next deploy can remove the worker and what it kept', async ({page, context, network}) => {
  await visitFirst(page, '/docs');
  expect((await paths(page)).length).toBeGreaterThan(3);
  // Other sites of the origin have caches as well.
  await page.evaluate(() => caches.open('of another site'));

  const body = await bundleWorker('remove', {baseUrl: '/', engineFiles: []});
  network.instead.set('/service-worker.js', {body});
  // Its pages bring no worker.
  for (const path of ['/docs', '/docs/why-wing']) {
    const html = await (await page.request.get(path)).text();
    network.instead.set(path, {body: html.replace(/<meta name=behaviour[^>]*>/, '')});
  }
  const again = await context.newPage();
  await page.close();
  await again.goto('/docs');
  await expect
    .poll(() => again.evaluate(() => caches.keys()), {timeout: 30_000})
    .toEqual(['of another site']);
  await expect
    .poll(() => again.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await again.goto('/docs/why-wing');
  expect(await again.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  await goOffline(again, network);
  await expect(again.goto('/docs')).rejects.toThrow(/ERR_/);
});

test('the whole documentation is available offline after one press, and can be removed', async ({
  page,
  network,
}) => {
  test.setTimeout(180_000);
  await page.goto('/docs/offline');
  const panel = page.getByRole('region', {name: 'The documentation on this device'});
  await expect(panel.getByRole('status')).toHaveText(
    /is not on this device: \d+ MB here, about \d+ MB to load/,
  );
  const button = panel.getByRole('button').first();
  await expect(button).toHaveText('Make available offline');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await expect(button).toHaveText('Stop');
  await expect(panel.getByRole('status')).toHaveText(/is available offline: \d+ MB\.$/, {timeout: 120_000});
  await expect(button).toHaveText('Remove it');
  await expect(button).toBeFocused();
  await kept(page, '/docs/offline');
  await goOffline(page, network);

  await page.goto('/docs/guides/ci-cd');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('searchbox').fill('cloud.Bucket');
  await expect(dialog.getByRole('treeitem').first()).toBeVisible();
  await page.goto('/play');
  await run(page);

  await page.goto('/docs/offline');
  await expect(button).toHaveText('Remove it');
  await button.click();
  await expect(panel.getByRole('status')).toHaveText(/cannot be loaded now/);
  await page.goto('/docs/guides/ci-cd');
  await expect(page.getByRole('heading', {name: 'No connection'})).toBeVisible();
});

test('loading the documentation can be stopped, and goes on from there', async ({page, network}) => {
  test.setTimeout(120_000);
  // One file does not come.
  network.instead.set('/docs/why-wing', {status: 503, body: ''});
  await page.goto('/docs/offline');
  const panel = page.getByRole('region', {name: 'The documentation on this device'});
  await panel.getByRole('button', {name: 'Make available offline'}).click();
  await expect(panel.getByRole('status')).toHaveText(/Not all of the documentation arrived/, {
    timeout: 60_000,
  });
  await page.reload();
  await expect(panel.getByRole('status')).toHaveText(/A part of the documentation is on this device/);
  network.instead.clear();
  network.takeRequests();
  await panel.getByRole('button', {name: 'Continue'}).click();
  await panel.getByRole('button', {name: 'Stop'}).click();
  await expect(panel.getByRole('button', {name: 'Continue'})).toBeVisible();
  await panel.getByRole('button', {name: 'Continue'}).click();
  await expect(panel.getByRole('status')).toHaveText(/is available offline/, {timeout: 60_000});
});

test('the page on analytics lists the caches', async ({page}) => {
  await visitFirst(page, '/docs/api/analytics');
  const table = page.getByRole('table').filter({hasText: 'Cache'}).last();
  const listed = await table.locator('td code').allTextContents();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('cloud.Bucket');
  const cached = async () => {
    const names = await page.evaluate(() => caches.keys());
    return names.map((name) => name.split(' ')[3]!).sort();
  };
  // The index of the search: a page that is left before it has come brings none.
  await expect.poll(cached).toContain('data');
  await page.goto('/play');
  await run(page);
  await page.goto('/docs/offline');
  await page.getByRole('button', {name: 'Make available offline'}).click();
  await expect.poll(cached).toEqual([...listed].sort());
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases.map(({name}) => name)).toEqual(['workbox-expiration']);
});

test('a page that is only rendered ahead brings no worker', async ({page, network}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', {value: true, configurable: true});
  });
  await page.clock.install();
  await page.goto('/docs');
  await listening(page);
  await page.waitForLoadState('networkidle');
  network.takeRequests();
  await page.clock.runFor(60_000);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(network.takeRequests()).toEqual([]);

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', {value: false});
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await page.clock.runFor(60_000);
  await expect.poll(() => network.takeRequests()).toContain('/service-worker.js');
});

/** Takes the network away: the server is gone, and the browser knows it. */
async function goOffline(page: Page, network: Network): Promise<void> {
  await page.context().setOffline(true);
  await network.end();
}

/** Goes to the first page of a browser, and waits until the worker has kept it. */
async function visitFirst(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await kept(page, path);
}

async function kept(page: Page, path: string): Promise<void> {
  await expect.poll(() => paths(page), {timeout: 30_000}).toContain(path);
  // Its files come with it, from the browser's own cache.
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname),
  );
  const named = files.filter((file) => /^\/assets\/.*\.(?:js|css|woff2)$/.test(file));
  expect(named.length).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const all = await paths(page);
      return named.filter((file) => !all.includes(file));
    })
    .toEqual([]);
}

/** Paths of everything that is kept. */
function paths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({url}) => new URL(url).pathname);
  });
}

function heading(page: Page): Promise<string> {
  return page.getByRole('heading', {level: 1}).first().innerText();
}

function sheets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({href}) => new URL(href).pathname,
    ),
  );
}

async function compileForCloud(page: Page): Promise<void> {
  const output = page.getByRole('region', {name: 'Output', exact: true});
  await output.getByRole('tab', {name: 'Clouds'}).click();
  await output.getByRole('button', {name: 'Compile'}).click();
  await expect(output.getByRole('region', {name: 'AWS', exact: true})).toBeVisible({timeout: 60_000});
}

async function run(page: Page): Promise<void> {
  await expect(page.locator('.cm-content')).toBeVisible({timeout: 30_000});
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  const output = page.getByRole('region', {name: 'Output', exact: true});
  await expect(output.getByRole('status').first()).toHaveText(/passed/, {timeout: 60_000});
}

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= work());
}
