import type {Page} from '@playwright/test';
import {deflateRawSync, inflateRawSync} from 'node:zlib';
import {checksum} from '../../src/playground/share/checksum';
import {replaceText} from '../support/codeEditor';
import {longestTaskOf} from '../support/longestTask';
import {expect, test, visit} from '../support/test';

/** Milliseconds that a page may leave its reader without a response. */
const MAX_SILENCE = 200;

const notice = (page: Page) => page.getByRole('alert').filter({hasText: /\S/});
const editor = (page: Page) => page.getByRole('region', {name: 'Program'}).getByRole('textbox');

async function openPlayground(page: Page, path = '/play'): Promise<void> {
  await visit(page, path);
  await expect(page.locator('.cm-content')).toBeVisible();
}

/** A link with the right check sum, whatever is in it. */
function linkOf(text: string): string {
  const bytes = Buffer.from(text);
  return `#program=1.${Buffer.concat([checksum(bytes), deflateRawSync(bytes)]).toString('base64url')}`;
}

function linkTo(files: Readonly<Record<string, string>>): string {
  return linkOf(JSON.stringify({files, entry: 'main.w', compilerVersion: '0.85.49'}));
}

/** The program that the page's address has. */
function programIn(address: string): string {
  const packed = Buffer.from(address.split('#program=1.')[1] ?? '', 'base64url');
  return packed.length > 0
    ? inflateRawSync(packed.subarray(checksum(Buffer.from('')).length)).toString()
    : '';
}

/** As a link of the page does. The page hears of it in a task of its own, apart from the one that reads the long address. */
async function goToHash(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => history.replaceState(history.state, '', next), hash);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          dispatchEvent(new PopStateEvent('popstate', {state: history.state}));
          dispatchEvent(new HashChangeEvent('hashchange'));
          resolve();
        });
      }),
  );
}

const manyFiles = Object.fromEntries(Array.from({length: 30_000}, (_, index) => [`a${index}`, '']));

const REFUSED: readonly (readonly [name: string, hash: string, message: string])[] = [
  ['padding', `#program=1.${'='.repeat(400_000)}x`, 'The link is damaged'],
  ['a long text', `#program=1.${'A'.repeat(600_000)}`, 'up to 550,000 characters'],
  ['a bomb', linkOf(' '.repeat(20_000_000)), 'too large: at most 200 kB'],
  ['many files', linkTo(manyFiles), 'more than 2,000 values'],
  ['lists in lists', linkOf('['.repeat(400_000)), 'cannot be opened'],
];

// Each of them held a page for minutes or filled it with sentences. Firefox, too: for some regular expressions it takes a time that
// grows with the square of the length, where Chromium has a shortcut.
for (const [name, hash, message] of REFUSED) {
  test(
    `a link of ${name} is refused, and the page goes on`,
    {tag: '@firefox'},
    async ({page, browserName}) => {
      await openPlayground(page);
      const follow = async () => {
        await goToHash(page, hash);
        await expect(notice(page)).toContainText(message);
      };
      if (browserName === 'chromium')
        expect(await longestTaskOf(page, MAX_SILENCE, follow)).toBeLessThan(MAX_SILENCE);
      else await follow();
      await notice(page).getByRole('button', {name: 'Close'}).click();
      await expect(notice(page)).toHaveCount(0);
    },
  );
}

test('a page that is busy when its hash changes is seen', async ({page}) => {
  await openPlayground(page);
  await page.evaluate(() => {
    addEventListener('hashchange', () => {
      // Work, and not a time: that of the processor is measured.
      for (let i = 0; i < 300_000_000; i += 1);
    });
  });
  const longest = await longestTaskOf(page, Infinity, () => goToHash(page, '#changed'));
  expect(longest).toBeGreaterThan(MAX_SILENCE);
});

test('changes that another program keeps from being saved are in the address', async ({page}) => {
  await openPlayground(page);
  await replaceText(editor(page), 'log("draft");');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(''))).toContain('draft');
  await openPlayground(page, `/play${linkTo({'main.w': 'log("linked");'})}`);
  await page.reload();
  await expect(editor(page)).toHaveText('log("linked");');
  await replaceText(editor(page), 'log("changed");');
  await expect(notice(page)).toContainText('kept only in the address of this page');
  await replaceText(editor(page), 'log("changed again");');
  await expect.poll(() => programIn(page.url())).toContain('changed again');
  await page.reload();
  await expect(editor(page)).toHaveText('log("changed again");');
  expect(await page.evaluate(() => Object.values(localStorage).join(''))).toContain('draft');

  await replaceText(editor(page), 'log("mine");');
  await notice(page).getByRole('button', {name: 'This program'}).click();
  await expect(page).toHaveURL(/\/play$/);
  await page.reload();
  await expect(editor(page)).toHaveText('log("mine");');
});

test('the saved program that is opened is the newest', async ({page, context}) => {
  await openPlayground(page);
  const other = await context.newPage();
  await openPlayground(other);
  await replaceText(editor(other), 'log("one");');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(''))).toContain('one');
  await replaceText(editor(page), 'log("mine");');
  await expect(notice(page)).toContainText('saved another program');
  await replaceText(editor(other), 'log("two");');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(''))).toContain('two');
  await notice(page).getByRole('button', {name: 'The saved program'}).click();
  await expect(editor(page)).toHaveText('log("two");');
  await expect(page).toHaveURL(/\/play$/);
});

test(
  'the editor shows characters that hide, or turn the direction of text',
  {tag: '@firefox'},
  async ({page}) => {
    await openPlayground(
      page,
      `/play${linkTo({'main.w': '/* \u202e } \u2066if (isAdmin)\u2069\u202a \u200b*/'})}`,
    );
    await expect(editor(page)).toHaveText('/* [U+202E] } [U+2066]if (isAdmin)[U+2069][U+202A] [U+200B]*/');
  },
);

test('another program has no network access until the reader allows it again', async ({page}) => {
  await openPlayground(page, `/play${linkTo({'main.w': 'log("one");'})}`);
  // The program of the link comes after the editor, and it turns the settings off as well.
  await expect(editor(page)).toHaveText('log("one");');
  const network = page.getByRole('checkbox', {name: 'Allow network access'});
  await network.check();
  await page.evaluate((hash) => (window.location.hash = hash), linkTo({'main.w': 'log("two");'}));
  await expect(editor(page)).toHaveText('log("two");');
  await expect(network).not.toBeChecked();
  await expect(notice(page)).toContainText(
    'Another program is open, so “Allow network access” is off again.',
  );
});
