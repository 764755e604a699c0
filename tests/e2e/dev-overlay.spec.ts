import {resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {expect, visit, test as base} from '../support/test';
import {serveVariantSite, type ServedVariant} from '../support/variantSite/serve';

const ROOT = resolve(__dirname, '../..');
const MINUTE = 60_000;
/** A saved page is bundled, and its program is compiled and run: some seconds, and more on a busy machine. */
const CHECK_LIMIT = MINUTE;

const PAGE = `---
title: Program
slug: /
---

\`\`\`wing title="main.w"
let name = "Wing";

test "greeting" {
  log("Hello, {name}!");
}
\`\`\`

\`\`\`text output
Hello, Wing!
\`\`\`
`;

const test = base.extend<object, {site: ServedVariant}>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const site = await serveVariantSite({root: ROOT, pages: {'program.md': PAGE}, timeLimit: 2 * MINUTE});
      await use(site);
      await site.close();
    },
    {scope: 'worker', timeout: 3 * MINUTE},
  ],
  baseURL: async ({site}, use) => use(site.origin),
});

// In turn: each worker would start a server of its own, and the tests edit the same page.
test.describe.configure({mode: 'default', timeout: 3 * MINUTE});

for (const {name, edited, message, details} of [
  {
    name: 'an output that has changed, with the difference',
    edited: PAGE.replace('let name = "Wing"', 'let name = "World"'),
    message: '14:1: the output has changed',
    details: /- Hello, Wing!\W+\+ Hello, World!/,
  },
  {
    name: "a program that does not compile, with the compiler's message",
    edited: PAGE.replace('let name = "Wing"', 'let name: num = "Wing"'),
    message: '7:17: the program does not compile',
    details: /Expected type to be "num", but got "str" instead/,
  },
]) {
  test(`the overlay shows ${name}, until it is mended`, async ({page, site}) => {
    await visit(page, '/docs');
    await expect(page.getByRole('group', {name: 'Output'})).toHaveText('Hello, Wing!');
    await expect(overlayFrame(page)).toHaveCount(0);

    site.write('program.md', edited);
    const overlay = overlayFrame(page).contentFrame().locator('body');
    await expect(overlay).toContainText(`${site.docs}/program.md:${message}`, {timeout: CHECK_LIMIT});
    await expect(overlay).toContainText(details);

    site.write('program.md', PAGE);
    await expect(overlayFrame(page)).toHaveCount(0, {timeout: CHECK_LIMIT});
    await expect(page.getByRole('group', {name: 'Output'})).toHaveText('Hello, Wing!');
  });
}

function overlayFrame(page: Page) {
  return page.locator('iframe#webpack-dev-server-client-overlay');
}
