/** The scripts of the examples' pages, in a browser, with a server that answers as their programs do. */
import {readFileSync} from 'node:fs';
import {extname, resolve} from 'node:path';
import type {Page, Route} from '@playwright/test';
import {expect, test} from '../support/test';

const EXAMPLES = resolve(__dirname, '../../docs/examples');
const ORIGIN = 'https://example.test';
const TYPES: Readonly<Record<string, string>> = {'.html': 'text/html', '.js': 'text/javascript'};

/** Opens a folder as a website whose configuration names an API, as the program's `cloud.Website` does. */
async function openWebsite(page: Page, folder: string, api: (route: Route, path: string) => Promise<void>) {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname === '/config.json') return route.fulfill({json: {api: `${ORIGIN}/api`}});
    if (pathname.startsWith('/api/')) return api(route, pathname.slice('/api'.length));
    const file = pathname === '/' ? '/index.html' : pathname;
    return route.fulfill({body: readFileSync(EXAMPLES + folder + file), contentType: TYPES[extname(file)]});
  });
  await page.goto(ORIGIN);
}

test.describe('of the static website', () => {
  test('the button counts, and shows what the API answers', async ({page}) => {
    const asked: string[] = [];
    await openWebsite(page, '/deploy-a-static-website/static', (route, path) => {
      asked.push(`${route.request().method()} ${path}`);
      return route.fulfill({body: `Hello ${asked.length}`, contentType: 'text/html'});
    });
    const status = page.getByRole('status');
    await expect(status).toHaveText('Nobody has counted yet.');
    await page.getByRole('button', {name: 'Count'}).click();
    await expect(status).toHaveText('Hello 1');
    await page.getByRole('button', {name: 'Count'}).click();
    await expect(status).toHaveText('Hello 2');
    expect(asked).toEqual(['POST /hello-static', 'POST /hello-static']);
  });
});

test.describe('of quick share', () => {
  test('a space gets friends and files, is shared, and says what the API refuses', async ({page}) => {
    const space = {friends: [] as string[], files: [] as string[]};
    const asked: string[] = [];
    let isThere = true;
    await openWebsite(page, '/quick-share/website', async (route, path) => {
      const request = route.request();
      asked.push(`${request.method()} ${path}`);
      if (request.method() === 'GET') return route.fulfill({json: space});
      if (path === '/spaces') return route.fulfill({status: 201, json: {id: 's1'}});
      if (!isThere) return route.fulfill({status: 404, body: 'No such space'});
      const body = request.postDataJSON() as {email?: string; name?: string; content?: string};
      if (path.endsWith('/friends')) space.friends.push(body.email!);
      if (path.endsWith('/files')) space.files.push(`${body.name}: ${body.content}`);
      return route.fulfill({json: {}});
    });
    const status = page.getByRole('status');
    await page.getByRole('button', {name: 'Create a space'}).click();
    await expect(status).toHaveText('The space is ready.');
    const addFriend = async (address: string) => {
      await page.getByLabel('A friend’s email').fill(address);
      await page.getByRole('button', {name: 'Add friend'}).click();
    };
    await addFriend('ada@example.com');
    await expect(status).toHaveText('Friend added.');
    await expect(page.locator('#friends li')).toHaveText(['ada@example.com']);
    isThere = false;
    await addFriend('grace@example.com');
    await expect(status).toHaveText('No such space');
    isThere = true;
    await page
      .getByLabel('Text file')
      .setInputFiles({name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text')});
    await page.getByRole('button', {name: 'Add file'}).click();
    await expect(page.locator('#files li')).toHaveText(['a.txt: text']);
    await page.getByRole('button', {name: 'Share with friends'}).click();
    await expect(status).toHaveText('Your friends have mail.');
    expect(asked.at(-1)).toBe('POST /spaces/s1/share');
  });
});
