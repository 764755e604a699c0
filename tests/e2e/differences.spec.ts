import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {readClipboard} from '../support/clipboard';
import {expect, test, visit} from '../support/test';

/** A chapter that shows what it changes in the files of the one before. */
const CHAPTER = '/docs/build/owners';
const FOLDER = join(__dirname, '../../docs/build/04-owners');

const difference = (page: Page, file: string) =>
  page.locator('.changed-file').filter({has: page.getByText(new RegExp(`^${file}: `))});

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('Copy on a difference gives the whole new file, and its other lines can be shown', async ({page}) => {
  await visit(page, CHAPTER);
  const storage = difference(page, 'storage.w');
  await expect(storage.getByText('unchanged').first()).toBeVisible();
  await storage.getByRole('button', {name: 'Copy'}).click();
  const file = readFileSync(join(FOLDER, 'storage.w'), 'utf8');
  // The marks of parts that pages show are no part of the program.
  const program = file.replace(/^ *\/\/ #(?:end)?region.*\n/gm, '').trimEnd();
  expect(await readClipboard(page)).toBe(program);

  const hidden = storage.locator('.line-hidden').first();
  await expect(hidden).toBeHidden();
  await storage.getByRole('button', {name: /^Show \d+ hidden lines$/}).click();
  await expect(hidden).toBeVisible();
});
