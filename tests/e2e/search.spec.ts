import type {Page} from '@playwright/test';
import {axeProblems} from '../a11y/visit';
import {
  arrived,
  entryIsGone,
  expect,
  listening,
  PHONE,
  SMOKE,
  tagged,
  test,
  visit,
  WEBKIT,
} from '../support/test';

/** A word that the site is full of. */
const COMMON = 'bucket';
/** One that it does not have, nor anything like it. */
const UNKNOWN = 'qqzzxxyyqq';
const INDEX_FILES = '**/search/*.json';

test.describe('the modal', () => {
  test('opens by click and by keys, closes on Escape and gives the focus back', async ({page}) => {
    await visit(page, '/docs');
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();

    const link = page.getByRole('link', {name: 'Learn', exact: true});
    await link.focus();
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    // A slash is a letter here.
    await page.keyboard.press('/');
    await expect(input(page)).toHaveValue('/');
    await page.keyboard.press('Control+K');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();

    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Meta+k');
    await expect(input(page)).toBeFocused();
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toHaveCount(0);

    await page.evaluate(() => window.scrollTo(0, 300));
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });

  test('finds, marks, and leads by the keyboard; and remembers', tagged(WEBKIT, SMOKE), async ({page}) => {
    await search(page, 'cloud.Bucket');
    const hits = dialog(page).getByRole('treeitem');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await expect(hits.first().locator('mark').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await arrived(page, /\/docs\/api\/standard-library\/cloud\/bucket/);
    await expect(dialog(page)).toHaveCount(0);

    await page.keyboard.press('/');
    await expect(dialog(page).getByText('Recent')).toBeVisible();
    await dialog(page).getByTitle('Save this search').click();
    await expect(dialog(page).getByText('Favorite')).toBeVisible();
    await page.keyboard.press('Escape');
    await entryIsGone(page);
    await visit(page, '/docs');
    await button(page).click();
    await expect(dialog(page).getByText('Favorite')).toBeVisible();
    await dialog(page).getByTitle('Remove this search from favorites').click();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });

  test('says how many results there are, and leads to all of them', async ({page}) => {
    let arrive = (): void => undefined;
    const texts = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/search/text-*.json', (route) => texts.then(() => route.fallback()));
    await search(page, COMMON);
    const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
    const ofNames = await numberIn(all);
    await expect(dialog(page).getByRole('status')).toHaveText(`${ofNames} results`);
    arrive();
    await expect(all).not.toHaveText(`See all ${ofNames} results`);
    const count = await numberIn(all);
    expect(count).toBeGreaterThan(ofNames);
    await expect(dialog(page).getByRole('status')).toHaveText(`${count} results`);
    await expect(all).toHaveAttribute('href', `/search?q=${COMMON}`);
  });

  test('finds members by what goes in and out', async ({page}) => {
    await search(page, '');
    await dialog(page).getByRole('button', {name: 'str -> num'}).click();
    await expect(input(page)).toHaveValue('str -> num');
    const hits = dialog(page).getByRole('treeitem');
    await expect(hits.first()).toContainText('num.fromStr(str: str): num');

    await input(page).fill('Foo -> str');
    await expect(dialog(page).getByText('The reference has no type “Foo”.').first()).toBeVisible();
    await input(page).fill('(Bucket, str) -> Json');
    await expect(hits.first()).toContainText('Bucket.getJson(key: str): Json');
    expect(await axeProblems(page, 'dark')).toEqual([]);
    await page.keyboard.press('Enter');
    await arrived(page, /\/docs\/api\/standard-library\/cloud\/bucket#getjson$/);
  });

  test('has a way on when it finds nothing', async ({page}) => {
    await search(page, UNKNOWN);
    await expect(dialog(page).getByText('No results for "')).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText(`No results for ${UNKNOWN}`);
    await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible();
    await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      new RegExp(`^https://github.com/winglang/wing/issues/new\\?title=.*${UNKNOWN}.*Wing%3A\\+\\d`),
    );
    await expect(dialog(page).getByText('Try searching for')).toBeVisible();
    await dialog(page).getByRole('button', {name: 'inflight'}).click();
    await expect(input(page)).toHaveValue('inflight');
    await expect(dialog(page).getByRole('treeitem').first()).toBeVisible();
  });

  test('says when it fails, and recovers', async ({page}) => {
    await page.route(INDEX_FILES, (route) => route.abort());
    await search(page, COMMON);
    const failure = dialog(page).getByRole('alert');
    await expect(failure).toContainText('Unable to fetch results');
    await expect(failure).toContainText('You might want to check your network connection.');
    await expect(dialog(page).getByText('No results for "')).toBeHidden();
    await input(page).fill('');
    await expect(failure).toHaveCount(0);
    await page.unroute(INDEX_FILES);
    await input(page).fill(COMMON);
    await expect(dialog(page).getByRole('treeitem').first()).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  test('keeps the focus, and can be used by everyone', async ({page}) => {
    await visit(page, '/docs');
    await button(page).click();
    await expect(input(page)).toBeFocused();
    expect(await axeProblems(page, 'dark')).toEqual([]);
    for (const query of [UNKNOWN, COMMON]) {
      await input(page).fill(query);
      await expect(dialog(page).getByRole('status')).toHaveText(/result/);
      expect(await axeProblems(page, 'dark')).toEqual([]);
      expect(await axeProblems(page, 'light')).toEqual([]);
    }
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press(presses < 4 ? 'Shift+Tab' : 'Tab');
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('#__docusaurus')))).toBe(
        false,
      );
    }
  });

  test('is loaded when the reader reaches for it', async ({page}) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await visit(page, '/docs/why-wing');
    await page.waitForLoadState('networkidle');
    loaded.length = 0;
    let arrive = (): void => undefined;
    const scripts = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/*.js', (route) => scripts.then(() => route.fallback()));
    await button(page).hover();
    await expect.poll(() => loaded.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
    await expect(dialog(page)).toHaveCount(0);
    // What is typed before it is there is not lost.
    await page.keyboard.press('/');
    await page.keyboard.type('queuex');
    await page.keyboard.press('Backspace');
    arrive();
    await expect(input(page)).toHaveValue('queue');
    await expect(input(page)).toBeFocused();
    await expect(dialog(page).getByRole('treeitem').first()).toBeVisible();
  });

  test('does what Enter asked for before it was there, unless more was typed', async ({page}) => {
    for (const [keys, isOpen] of [
      ['s', true],
      ['', false],
    ] as const) {
      await visit(page, '/docs/why-wing');
      let arrive = (): void => undefined;
      const scripts = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/*.js', (route) => scripts.then(() => route.fallback()));
      await page.keyboard.press('/');
      await page.keyboard.type('cloud.Bucket');
      await page.keyboard.press('Enter');
      await page.keyboard.type(keys);
      arrive();
      if (isOpen) await expect(dialog(page).getByRole('treeitem').first()).toBeVisible();
      else await expect(page).toHaveURL(/cloud\/bucket$/);
      await expect(dialog(page)).toHaveCount(isOpen ? 1 : 0);
      await page.unroute('**/*.js');
    }
  });

  test('says when it does not arrive, and comes when it is asked again', async ({page}) => {
    await visit(page, '/docs/why-wing');
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await page.keyboard.press('/');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('You might want to check your network connection');
    await page.unroute('**/*.js');
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(input(page)).toBeFocused();
    await expect(notice).toHaveCount(0);
  });

  // What is broken in it is a matter of `readStoredHits`.
  test('works without storage', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await search(page, COMMON);
    await expect(dialog(page).getByRole('treeitem').first()).toBeVisible();
  });

  test('takes pasted text before it is there, and is not opened when the reader gives up', async ({page}) => {
    await visit(page, '/docs/why-wing');
    let arrive = (): void => undefined;
    const scripts = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/*.js', (route) => scripts.then(() => route.fallback()));
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.insertText('queue');
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    await expect(button(page)).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('/');
    await page.keyboard.insertText('bucket');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    arrive();
    await expect(input(page)).toHaveValue('buckt');
    await page.keyboard.type('e');
    await expect(input(page)).toHaveValue(COMMON);
    await expect(dialog(page)).toHaveCount(1);
  });
});

test.describe('the way on from the modal', () => {
  test('leads to all results', async ({page}) => {
    await search(page, COMMON);
    const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
    await numberIn(all);
    await all.click();
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${COMMON}$`));
    await expect(page.getByRole('heading', {name: new RegExp(`results for “${COMMON}”`)})).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('the search page', () => {
  test('keeps query, sections and page in the address', SMOKE, async ({page}) => {
    await visit(page, '/search');
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toBeFocused();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const count = page.getByRole('heading', {level: 2});
    // That there is nothing is known when all texts are there, and from then on the numbers stay.
    await field.fill(UNKNOWN);
    await expect(count).toHaveText(/^No results/);
    await field.fill(COMMON);
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${COMMON}$`));
    await expect(page).toHaveTitle(`Search results for “${COMMON}” | Wing`);
    const all = await numberIn(count);

    const api = page.getByRole('checkbox', {name: /^API/});
    const ofApi = await numberIn(page.getByText(/^API \d+$/));
    await api.check();
    await expect(page).toHaveURL(/&section=api$/);
    await expect(count).toHaveText(`${ofApi} results for “${COMMON}”`);
    await expect(api).toBeFocused();
    expect(ofApi).toBeLessThan(all);

    await page.getByRole('link', {name: 'Page 2', exact: true}).click();
    await expect(page).toHaveURL(/&section=api&page=2$/);
    await expect(page.locator('[aria-current=page]').getByText('2')).toBeVisible();
    await page.goBack();
    await expect(page.locator('[aria-current=page]').getByText('1')).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue(COMMON);
    await expect(api).toBeChecked();
    await page.getByRole('button', {name: 'Clear filters'}).click();
    await expect(count).toHaveText(`${all} results for “${COMMON}”`);
  });

  test('finds members by what goes in and out, and can be used by everyone', async ({page}) => {
    await visit(page, `/search?q=${COMMON}`);
    await expect(page.getByRole('heading', {level: 2})).toHaveText(/results for/);
    expect(await axeProblems(page, 'dark')).toEqual([]);
    expect(await axeProblems(page, 'light')).toEqual([]);

    await page.goto('/search?q=(str)%20-%3E%20Json');
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first.getByRole('link')).toHaveText(/^(?:Json\.parse|fs\.readJson)\(\w+: str\): Json$/);

    await first.getByRole('link').click();
    await expect(page).not.toHaveURL(/\/search/);
  });

  test('has a way on when it finds nothing', async ({page}) => {
    await visit(page, `/search?q=${UNKNOWN}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 2})).toHaveText(`No results for “${UNKNOWN}”`);
    await expect(main.getByText('Believe this query should return results?')).toBeVisible();
    await expect(main.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      new RegExp(`^https://github.com/winglang/wing/issues/new\\?title=.*${UNKNOWN}.*Wing%3A\\+\\d`),
    );
    await expect(main.getByText('Try searching for')).toBeVisible();
    await main.getByRole('link', {name: 'inflight'}).click();
    await expect(main.getByRole('searchbox')).toHaveValue('inflight');
    await expect(main.getByRole('heading', {level: 2})).toHaveText(/^\d+ results for “inflight”$/);
  });

  test('says that it waits for the index, gives up, and tries again', async ({page}) => {
    await page.clock.install();
    await page.route(INDEX_FILES, () => undefined);
    await visit(page, `/search?q=${COMMON}`);
    const main = page.getByRole('main');
    const waiting = main.getByRole('status').filter({hasText: 'Waiting for the search index …'});
    await expect(waiting).toBeVisible();
    // Second by second: the worker is asked each second whether it is still there.
    for (let seconds = 0; seconds < 15; seconds += 1) await page.clock.runFor(1_000);
    const failure = main.getByRole('alert');
    await expect(failure).toContainText('You might want to check your network connection.');
    await expect(waiting).toHaveCount(0);

    await failure.getByRole('button', {name: 'Try again'}).click();
    await expect(waiting).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  test('says when it fails, and tries again', async ({page}) => {
    await page.route(INDEX_FILES, (route) => route.abort());
    await visit(page, `/search?q=${COMMON}`);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Unable to fetch results');
    await expect(failure).toContainText('You might want to check your network connection.');
    await page.unroute(INDEX_FILES);
    await failure.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 2})).toHaveText(/results for/);
    await expect(failure).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the button leads to the search page, and that to the index of pages', async ({page}) => {
    await page.goto('/docs');
    await button(page).click();
    await expect(page).toHaveURL(/\/search\??$/);
    // The browser of the tests shows nothing of it, as it knows the scripts that it does not run.
    const html = await (await page.request.get('/search')).text();
    expect(html).toMatch(/<noscript><p>The search needs JavaScript[^<]*<a href="?\/docs\/index-of-pages\b/);
    await page.getByRole('main').getByRole('link', {name: 'index of pages'}).last().click();
    await expect(page).toHaveURL(/\/docs\/index-of-pages$/);
  });
});

test.describe('on a phone', PHONE, () => {
  test('fills the screen, and closes by its button and by the browser’s', async ({page}) => {
    await visit(page, '/docs');
    await button(page).tap();
    await input(page).fill(COMMON);
    await expect(dialog(page).getByRole('treeitem').first()).toBeVisible();
    const box = await dialog(page).locator('.DocSearch-Modal').boundingBox();
    expect(box).toMatchObject({x: 0, y: 0, ...page.viewportSize()});
    await dialog(page).getByRole('button', {name: 'Cancel'}).tap();
    await expect(dialog(page)).toHaveCount(0);

    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href^="/docs/"]')?.click());
    await arrived(page, /\/docs\/./);
    const url = page.url();
    await button(page).tap();
    await expect(input(page)).toBeFocused();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(url);

    // The history's entry of a dialog that was open when the page was loaded again is none of the next dialog.
    await button(page).tap();
    await expect(input(page)).toBeFocused();
    await page.reload();
    await listening(page);
    await button(page).tap();
    await expect(input(page)).toBeFocused();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(url);
  });

  test('the search page fits', async ({page}) => {
    await visit(page, `/search?q=${COMMON}`);
    await expect(page.getByRole('heading', {level: 2})).toHaveText(/results for/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

function button(page: Page) {
  return page.getByRole('button', {name: 'Search', exact: true});
}

function dialog(page: Page) {
  return page.getByRole('dialog', {name: 'Search'});
}

function input(page: Page) {
  return dialog(page).getByRole('searchbox');
}

/** Opens the modal and types into it. */
async function search(page: Page, query: string): Promise<void> {
  await visit(page, '/docs');
  await button(page).click();
  await input(page).fill(query);
}

async function numberIn(locator: ReturnType<Page['locator']>): Promise<number> {
  await expect(locator).toHaveText(/\d/);
  return Number(/\d+/.exec((await locator.textContent()) ?? '')?.[0]);
}
