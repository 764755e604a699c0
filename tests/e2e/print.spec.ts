/** What comes out of a printer: no menus, the addresses of links, what is folded on the screen, and whole sections. */
import type {Page} from '@playwright/test';
import {axeProblems} from '../a11y/visit';
import {expect, SMOKE, test, visit} from '../support/test';

test.describe('a page on paper', () => {
  test.use({colorScheme: 'dark', viewport: {width: 660, height: 940}});

  test('has its text and no menus, and is black on white', async ({page}) => {
    await visit(page, '/docs/concepts/inflights');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    for (const role of ['navigation', 'banner', 'contentinfo', 'complementary', 'button'] as const)
      expect(await shown(page, role), role).toEqual([]);
    const text = await page
      .locator('main p')
      .first()
      .evaluate((element) => getComputedStyle(element).color);
    expect(brightness(text)).toBeLessThan(60);
  });

  test('has the address of each link in a text, and what is folded', async ({page}) => {
    await visit(page, '/docs/learn/errors');
    const solution = page.locator('details[data-solution] pre');
    await expect(solution).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(solution).toBeVisible();
    const link = page.locator('main p a[href="/docs/learn/optionality"]');
    expect(await after(link)).toBe('" (https://www.winglang.io/docs/learn/optionality)"');
    await visit(page, '/docs/api/standard-library/cloud/bucket');
    expect(await after(page.locator('.api-signature code a[href^="/"]').first())).toBe('none');
  });

  test('has programs and diagrams whole', async ({page}) => {
    await visit(page, '/docs/examples/quick-share');
    const cut = () =>
      page
        .locator('main figure')
        .evaluateAll((figures) =>
          figures.flatMap((figure) =>
            [figure, ...figure.querySelectorAll('*')]
              .filter(({scrollWidth, clientWidth}) => clientWidth > 0 && scrollWidth > clientWidth + 1)
              .map((element) => element.outerHTML.slice(0, 80)),
          ),
        );
    expect(await cut()).not.toEqual([]);
    await page.emulateMedia({media: 'print'});
    expect(await cut()).toEqual([]);
  });
});

test('a section leads to its document for printing', SMOKE, async ({page}) => {
  await visit(page, '/docs/category/core-concepts');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', {name: 'Print this section'}).click();
  const document = await opened;
  await expect(document).toHaveTitle('Core concepts | Wing');
  await expect(document.getByRole('heading', {name: 'Preflight and Inflight', exact: true})).toBeVisible();
});

test('a document for printing becomes a PDF with all of its pages', async ({page}) => {
  await page.goto('/docs/print/core-concepts');
  const contents = page.getByRole('navigation', {name: 'Contents'});
  await contents.getByRole('link', {name: 'Simulator', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Simulator', exact: true})).toBeInViewport();

  await page.emulateMedia({media: 'print'});
  await expect(contents).toBeVisible();
  const link = page.locator('.print-page a:has(.print-mark)').first();
  const note = await link.locator('.print-mark').textContent();
  const href = (await link.getAttribute('href'))!;
  expect(await after(link)).toBe('none');
  await expect(
    page
      .locator('.print-notes')
      .first()
      .locator('li')
      .nth(Number(note) - 1),
  ).toHaveText(href);

  const pdf = (await page.pdf({preferCSSPageSize: true, tagged: true, outline: true})).toString('latin1');
  expect(pdf).toContain('/Title (Inflight code)');
  const pages = pdf.match(/\/Type \/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(await page.locator('.print-page').count());
});

for (const [path, tags] of [
  ['/docs/print', SMOKE],
  ['/docs/print/typescript', SMOKE],
  ['/docs/print/core-concepts', {}],
] as const) {
  test(`${path} can be used by everyone`, tags, async ({page}) => {
    await page.goto(path);
    const problems: string[] = [];
    // The document itself is light, as paper is.
    for (const theme of ['dark', 'light'] as const) {
      await page.locator('html').evaluate((html, name) => (html.dataset.theme = name), theme);
      problems.push(...(await axeProblems(page, theme)));
    }
    expect(problems).toEqual([]);
  });
}

/** What the page adds to the end of an element. */
async function after(link: ReturnType<Page['locator']>): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element, '::after').content);
}

async function shown(page: Page, role: Parameters<Page['getByRole']>[0]): Promise<string[]> {
  return page
    .getByRole(role)
    .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 80)));
}

/** Of a colour as browsers compute it, from 0 to 255. */
function brightness(colour: string): number {
  return Math.max(...[...colour.matchAll(/\d+/g)].slice(0, 3).map(Number));
}
