import type {Page} from '@playwright/test';
import {
  arrived,
  expect,
  forbidStorage,
  isPhone,
  openMainMenu,
  storageKey,
  test,
  visit,
} from '../support/test';
import {replaceText} from '../support/codeEditor';

test.describe('when the browser has no storage', () => {
  // The star count that does not come would be an error in the console.
  test.beforeEach(({outsideRequests}) => void outsideRequests);

  test('everything works, with one warning', async ({page}) => {
    const messages = await withoutStorage(page);
    await visit(page, '/');
    if (isPhone(page)) await openMainMenu(page);
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    if (isPhone(page)) await page.keyboard.press('Escape');
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('browser storage is not available');
  });
});

test('a stored version of the documentation is kept if it exists, and forgotten if not', async ({page}) => {
  await visit(page, '/');
  const [key, other] = await Promise.all(
    ['default', 'contributing'].map((id) => storageKey(page, `docs-preferred-version-${id}`)),
  );
  const stored = () =>
    page.evaluate((names) => names.map((name) => localStorage.getItem(name)), [key!, other!]);
  const storeAndOpen = async (versions: readonly string[]) => {
    await page.evaluate(
      (entries) => entries.forEach(([name, version]) => localStorage.setItem(name, version)),
      [
        [key!, versions[0]!],
        [other!, versions[1]!],
      ] as const,
    );
    await visit(page, '/docs');
  };
  await storeAndOpen(['current', '0.1']);
  await expect.poll(stored).toEqual(['current', null]);
  await storeAndOpen(['0.1', '0.1']);
  await expect.poll(stored).toEqual([null, null]);
});

test('what is stored and asked for is what the page on analytics lists', async ({page, outsideRequests}) => {
  await visit(page, '/docs/api/analytics');
  const listed = await cells(page, 'What this website stores');
  const receivers = await cells(page, 'What this website sends');

  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await visit(page, '/docs/learn/hello-world');
  await page.getByRole('navigation', {name: 'Docs pages'}).scrollIntoViewIfNeeded();
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', {name: 'Search'});
  await search.getByRole('searchbox').fill('cloud.Bucket');
  await expect(search.getByRole('treeitem').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await arrived(page, /\/docs\/api\/standard-library\/cloud\/bucket/);
  await page.keyboard.press('/');
  await search.getByTitle('Save this search').click();
  await expect(search.getByText('Favorite')).toBeVisible();
  await visit(page, '/play');
  await replaceText(page.getByRole('region', {name: 'Program'}).getByRole('textbox'), 'log("changed");');
  const stored = () =>
    page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));
  await expect.poll(stored).toContainEqual(expect.stringContaining('playground-draft'));

  const keys = await stored();
  expect(keys.filter((key) => !listed.some((name) => key.startsWith(name)))).toEqual([]);
  // There is no announcement now.
  const unused = listed.filter((name) => !keys.some((key) => key.startsWith(name)));
  expect(unused).toEqual(['docusaurus.announcement']);
  const hosts = [...new Set(outsideRequests.map((address) => new URL(address).host))];
  expect(receivers).toEqual(hosts);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

/** Takes the browser's storage away, and returns the warnings and errors of the console, to which later ones are added. */
async function withoutStorage(page: Page): Promise<readonly string[]> {
  await forbidStorage(page);
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

/** The words of code in the table below a heading. */
async function cells(page: Page, heading: string): Promise<string[]> {
  const table = page.locator('h2', {hasText: heading}).locator('xpath=following::table[1]');
  return table.locator('td code').allTextContents();
}
