/** The style sheet of a kind of pages has everything that the full one does for them. */
import {readdirSync} from 'node:fs';
import {resolve} from 'node:path';
import type {CDPSession, Page} from '@playwright/test';
import {compareLooks, lookOf, openAll, reachForAll} from '../support/look';
import {expect, test, visit} from '../support/test';

const SHEETS = resolve(__dirname, '../../build/assets/css');

const PAGES = [
  '/',
  '/404.html',
  '/blog/tags/inflights',
  '/blog/2024/03/13/magazine-008',
  '/community',
  '/contributing/rfcs/2024-03-14-explicit-lift-qualification',
  '/docs',
  '/docs/api/standard-library/cloud/queue',
  // All of its rows take longer than a test may; the script that leaves rows out comes after the page.
  '/docs/api/standard-library/compatibility-matrix?resource=cloud.Bucket',
  '/docs/build/harden',
  '/docs/category/core-concepts',
  '/docs/concepts/inflights',
  '/docs/examples',
  '/docs/learn',
  '/docs/learn/closures',
  '/docs/libraries/winglibs/dynamodb',
  '/docs/examples/processing-messages-in-a-queue',
  '/docs/tags',
];

const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};

/** A rule that is missing changes hundreds of elements. */
const MAX_DIFFERENCES = 40;

const LOOKS = {
  'on a desktop': [
    {state: 'at rest', size: DESKTOP, theme: 'light'},
    {state: 'at rest', size: DESKTOP, theme: 'dark'},
    {state: 'open', size: DESKTOP, theme: 'dark'},
    {state: 'reached for', size: DESKTOP, theme: 'light'},
    {state: 'on paper', size: DESKTOP, theme: 'dark'},
  ],
  'on a phone': [
    {state: 'at rest', size: PHONE, theme: 'light'},
    {state: 'at rest', size: PHONE, theme: 'dark'},
    {state: 'open', size: PHONE, theme: 'light'},
    {state: 'reached for', size: PHONE, theme: 'dark'},
  ],
};

test.use({reducedMotion: 'reduce'});

for (const path of PAGES) {
  for (const [device, looks] of Object.entries(LOOKS)) {
    test(`${path} looks as with the full sheet ${device}`, async ({page}) => {
      const answered = page.waitForResponse((response) => response.url().endsWith(path));
      await visit(page, path);
      expect((await answered).status()).toBe(200);
      if (path.includes('?')) await expect(page.getByText(/^\d+ of \d+ rows$/)).toBeVisible();
      const session = await page.context().newCDPSession(page);
      const differences: string[] = [];
      for (const {state, size, theme} of looks) {
        await page.setViewportSize(size);
        await page.evaluate(async (name) => {
          document.documentElement.setAttribute('data-theme', name);
          // What listens to the width has heard of it: it closes the drawers of a phone.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }, theme);
        if (state === 'open') await openAll(page);
        if (state === 'reached for') await reachForAll(session);
        if (state === 'on paper') await session.send('Emulation.setEmulatedMedia', {media: 'print'});
        const lines = await differencesToFull(page, session);
        differences.push(...lines.map((line) => `${state}, ${theme}: ${line}`));
      }
      expect(differences.slice(0, MAX_DIFFERENCES)).toEqual([]);
    });
  }
}

test('a sheet that lacks a rule is noticed', async ({page}) => {
  await page.route(
    (url) => /\/assets\/css\/(?!all\.)/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const css = await response.text();
      const without = css.replace(/\.footer\{[^}]*\}/, '');
      expect(without).not.toBe(css);
      await route.fulfill({response, body: without});
    },
  );
  await visit(page, '/docs/tags');
  const session = await page.context().newCDPSession(page);
  expect((await differencesToFull(page, session)).join('\n')).toContain(
    'FOOTER.theme-layout-footer footer: background-color',
  );
});

/** What changes when the page gets the full sheet in the place of its own, and its own again. */
async function differencesToFull(page: Page, session: CDPSession): Promise<string[]> {
  const own = await lookOf(page, session);
  await exchange(page, 'all kinds');
  const full = await lookOf(page, session);
  await exchange(page, 'page');
  return compareLooks(own, full);
}

async function exchange(page: Page, to: 'all kinds' | 'page'): Promise<void> {
  const href = `/assets/css/${readdirSync(SHEETS).find((name) => name.startsWith('all.'))}`;
  await page.evaluate(
    async ([which, href]) => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href*="/assets/css/"]')!;
      let full = document.querySelector<HTMLLinkElement>('link[data-full]');
      if (!full) {
        full = document.createElement('link');
        const loaded = new Promise((resolve) => full!.addEventListener('load', resolve));
        Object.assign(full, {rel: 'stylesheet', href});
        full.dataset.full = '';
        link.after(full);
        await loaded;
      }
      link.disabled = which === 'all kinds';
      full.disabled = which === 'page';
    },
    [to, href] as const,
  );
}
