import type {Page} from '@playwright/test';
import {expect, PHONE, SMOKE, test, visit} from '../support/test';

/** The largest program that a page draws. */
const LARGEST = '/docs/build/front-end';
const DESCRIBED = '/docs/concepts/simulator';

const diagram = (page: Page) => page.locator('figure:has(svg[aria-label^="Diagram: "])').first();
const pictures = (page: Page) => diagram(page).getByRole('img', {name: /^Diagram: /});

for (const path of [LARGEST, DESCRIBED]) {
  test(`${path} draws its diagram for the width of the screen, and nothing scrolls sideways`, async ({
    page,
  }) => {
    const widths = [];
    await visit(page, path);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({width, height: 844});
      await expect(pictures(page)).toHaveCount(1);
      await expect(pictures(page)).toBeVisible();
      const overflow = await diagram(page).evaluate((figure) => [
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ...[...figure.querySelectorAll('div')].map((box) => box.scrollWidth - box.clientWidth),
      ]);
      expect(Math.max(...overflow)).toBe(0);
      widths.push((await pictures(page).boundingBox())!.width);
    }
    expect(widths[0]).toBeGreaterThan(widths[1]!);
    expect(widths[2]).toBe(widths[1]);
  });
}

test('has its text in the colours of the theme, large enough to read', PHONE, async ({page}) => {
  const colours = [];
  await visit(page, LARGEST);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const texts = await pictures(page)
      .locator('text')
      .evaluateAll((all) =>
        all.map((text) => ({
          fill: getComputedStyle(text).fill,
          height: Math.round(Number.parseFloat(getComputedStyle(text).fontSize)),
        })),
      );
    expect(texts.length).toBeGreaterThan(20);
    expect(Math.min(...texts.map(({height}) => height))).toBeGreaterThanOrEqual(12);
    colours.push(texts[0]!.fill);
  }
  expect(colours[0]).not.toBe(colours[1]);
});

test('says the same in words, which the keyboard opens', SMOKE, async ({page}) => {
  await visit(page, LARGEST);
  const words = diagram(page).getByText('The diagram in words');
  await expect(diagram(page).getByRole('listitem').first()).toBeHidden();
  await words.focus();
  await page.keyboard.press('Enter');
  await expect(diagram(page).getByRole('listitem').filter({hasText: 'Website (new) → Api'})).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('is drawn, and its words can be read', async ({page}) => {
    await page.goto(LARGEST);
    await expect(pictures(page)).toBeVisible();
    await diagram(page).getByText('The diagram in words').click();
    await expect(diagram(page).getByRole('listitem').first()).toBeVisible();
  });
});
