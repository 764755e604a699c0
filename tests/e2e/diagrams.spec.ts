import type {Locator, Page} from '@playwright/test';
import {expect, PHONE, SMOKE, test, visit} from '../support/test';

/** The largest program that a page draws: too many arrows for a phone. */
const LARGEST = '/docs/build/front-end';
const DESCRIBED = '/docs/learn/bucket-events';
const MOVING = '/docs/api/language-reference/phases';

const diagram = (page: Page) => page.locator('figure:has(svg[aria-label^="Diagram: "])').first();
const pictures = (page: Page) => diagram(page).getByRole('img', {name: /^Diagram: /});

/** How much wider than its place the page is, and the box of the diagram. */
async function overflowOf(page: Page): Promise<{page: number; box: number}> {
  return diagram(page).evaluate((figure) => ({
    page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    box: Math.max(...[...figure.querySelectorAll('div')].map((box) => box.scrollWidth - box.clientWidth)),
  }));
}

test('is drawn for the width of the screen, and nothing scrolls sideways', async ({page}) => {
  const widths = [];
  await visit(page, DESCRIBED);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({width, height: 844});
    await expect(pictures(page)).toHaveCount(1);
    await expect(pictures(page)).toBeVisible();
    expect(await overflowOf(page)).toEqual({page: 0, box: 0});
    widths.push((await pictures(page).boundingBox())!.width);
  }
  expect(widths[0]).toBeGreaterThan(widths[1]!);
  expect(widths[2]).toBe(widths[1]);
});

test(
  'scrolls in its box on a phone where too many arrows would be beside each other',
  PHONE,
  async ({page}) => {
    await visit(page, LARGEST);
    await page.setViewportSize({width: 320, height: 844});
    const overflow = await overflowOf(page);
    expect(overflow.page).toBe(0);
    expect(overflow.box).toBeGreaterThan(100);
    const box = diagram(page).locator('[data-scrollable]');
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  },
);

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
  const words = diagram(page).getByText('In words');
  await expect(diagram(page).getByRole('listitem').first()).toBeHidden();
  await words.focus();
  await page.keyboard.press('Enter');
  await expect(diagram(page).getByRole('listitem').filter({hasText: 'Website (new) → Api'})).toBeVisible();
});

test.describe('a drawing that moves', () => {
  const dot = (page: Page): Locator => pictures(page).locator('circle');
  const placeOf = (page: Page) => dot(page).evaluate((circle) => circle.getBoundingClientRect().x);

  test('is still until a reader points at it, and again afterwards', async ({page}) => {
    await visit(page, MOVING);
    await expect(dot(page)).toHaveCSS('visibility', 'hidden');
    await pictures(page).hover();
    await expect(dot(page)).toHaveCSS('visibility', 'visible');
    const start = await placeOf(page);
    await expect.poll(() => placeOf(page)).toBeGreaterThan(start + 20);
    await expect(dot(page)).toHaveCSS('visibility', 'hidden');
  });

  test('moves for the keyboard', async ({page}) => {
    await visit(page, MOVING);
    await pictures(page).focus();
    await expect(dot(page)).toHaveCSS('visibility', 'visible');
  });

  test('has no dot where motion is reduced, and tells the way of the dot in its words', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, MOVING);
    await pictures(page).hover();
    await expect(dot(page)).toBeHidden();
    await expect(diagram(page).getByText('to see it move')).toBeHidden();
    await diagram(page).getByText('In words').click();
    await expect(diagram(page).getByText('The dot moves: ')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('is drawn, and its words can be read', async ({page}) => {
    await page.goto(LARGEST);
    await expect(pictures(page)).toBeVisible();
    await diagram(page).getByText('In words').click();
    await expect(diagram(page).getByRole('listitem').first()).toBeVisible();
  });
});
