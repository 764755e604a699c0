import type {Page} from '@playwright/test';
import {longestTaskOf} from '../support/longestTask';
import {expect, SMOKE, test, visit} from '../support/test';

test('is not found, before and after the page is interactive', async ({page}) => {
  const response = await page.goto('/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expectNotFound(page);
  await expectNotFound(page);
});

test('proposes the closest pages, and to search for the words of the address', SMOKE, async ({page}) => {
  await visit(page, '/docs/why-wings');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  const link = page.getByRole('main').getByRole('link', {name: 'Search the site for “why wings”'});
  await expect(link).toHaveAttribute('href', '/search?q=why%20wings');
  const proposal = page.getByRole('listitem').filter({hasText: '/docs/why-wing'}).getByRole('link');
  await expect(proposal.first()).toBeVisible();
  await proposal.first().click();
  await expect(page).toHaveURL(/\/docs\/why-wing$/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
});

test('goes without proposals when their list does not come', async ({page}) => {
  await page.route('**/site-paths.json', (route) => route.abort());
  await visit(page, '/docs/why-wings');
  await expect(page.getByText('Were you looking for')).toHaveCount(0);
  await expect(page.getByRole('link', {name: 'home page'})).toHaveAttribute('href', '/');
});

test('fetches the list on no other page', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, '/docs');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('site-paths'))).toEqual([]);
});

// How paths are put right is a matter of `rewritePath`.
for (const [path, bare] of [
  ['/docs/why-wing.html?a=1#top', '/docs/why-wing?a=1#top'],
  ['/docs/', '/docs'],
] as const) {
  test(`${path} leads to ${bare}, and the page is there once`, async ({page, baseURL}) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        errors.push(message.text());
      }
    });
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page).toHaveURL(`${baseURL}${bare}`);
    await expect(page.locator('html')).toHaveAttribute('data-behaviour', 'ready');
    await expect(page).toHaveURL(`${baseURL}${bare}`);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('.navbar')).toHaveCount(1);
    await expect(page).not.toHaveTitle(/Page Not Found/);
    expect(errors).toEqual([]);
  });
}

test('two slashes do not lead to another site', async ({page, baseURL}) => {
  await page.goto(`${baseURL}//example.com/`, {waitUntil: 'commit'});
  await expect(page).toHaveURL(`${baseURL}/example.com`);
  await expect(page).toHaveURL(`${baseURL}/example.com`);
});

test('a path of thousands of parts does not keep the page from its reader', async ({page}) => {
  const limit = 200;
  const longest = await longestTaskOf(page, limit, async () => {
    await visit(page, `/${'a/'.repeat(4_000)}inflihgts`);
    await expect(page.getByRole('link', {name: 'Search the site for “inflihgts”'})).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
  expect(longest).toBeLessThan(limit);
});

test('a wrong path that ends in .html stays not found, under its bare path', async ({page, baseURL}) => {
  await page.goto('/no-such-page.html', {waitUntil: 'commit'});
  await expect(page).toHaveURL(`${baseURL}/no-such-page`);
  await expect(page).toHaveTitle('Page Not Found | Wing');
  await expect(page).toHaveTitle('Page Not Found | Wing');
});

test('/404.html stays where it is', async ({page, baseURL}) => {
  await visit(page, '/404.html');
  await expect(page).toHaveURL(`${baseURL}/404.html`);
  await expect(page.locator('main')).toHaveCount(1);
});

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found | Wing');
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('.navbar')).toHaveCount(1);
}
