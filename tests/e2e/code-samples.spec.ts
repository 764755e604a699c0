import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {readClipboard} from '../support/clipboard';
import {expect, PHONE, siteOrigin, SMOKE, test, variantOrigin, visit} from '../support/test';

const PAGE = '/docs/programs';
const VERSION = (
  JSON.parse(readFileSync(join(__dirname, '../../node_modules/@winglang/compiler/package.json'), 'utf8')) as {
    version: string;
  }
).version;

test.use({baseURL: async ({}, use) => use(variantOrigin())}); // oxlint-disable-line no-empty-pattern

/** The code sample with a text in its code. */
function sampleWith(page: Page, text: string): Locator {
  return page.locator('.code-sample').filter({has: page.locator('pre code', {hasText: text})});
}

/** A program whose first lines the page hides. */
function shortened(page: Page): Locator {
  return sampleWith(page, 'lift { primary: [put], spare: [put] }');
}

/** Finds a name in the code; it has an element of its own once the types have come. */
function typedName(sample: Locator, name: string): Locator {
  return sample.locator('.typed-name', {hasText: new RegExp(`^${name}$`)}).first();
}

function typeRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/types/')) requests.push(request.url());
  });
  return requests;
}

test.describe('copying', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('takes the whole program, hidden lines too, and says so', async ({page}) => {
    await visit(page, PAGE);
    const sample = shortened(page);
    await expect(sample.getByText('bring cloud;')).toBeHidden();
    await sample.getByRole('button', {name: 'Copy'}).click();
    await expect(sample.getByRole('status')).toHaveText('Copied');
    const copied = await readClipboard(page);
    expect(copied).toMatch(/^bring cloud;\n\nlet primary = new cloud\.Bucket\(\) as "Primary";\n/);
    expect(copied).toMatch(/log\("spare: \{spare\.list\(\)\.join\(", "\)\}"\);\n\}$/);
    expect(copied).not.toContain('hide-');
    await expect(sample.getByRole('status')).toBeEmpty();

    // From the keyboard.
    const other = page.locator('.code-sample').first();
    await other.getByRole('button', {name: 'Copy'}).focus();
    await page.keyboard.press('Enter');
    await expect(other.getByRole('status')).toHaveText('Copied');
    await expect(other.getByRole('button', {name: 'Copy'})).toBeFocused();
    expect(await readClipboard(page)).toContain('test "greet two visitors" {');
  });
});

test('says when the browser does not allow to copy', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await visit(page, PAGE);
  const sample = page.locator('.code-sample').first();
  await sample.getByRole('button', {name: 'Copy'}).click();
  await expect(sample.getByRole('status')).toHaveText('Copying failed');
});

test('buttons show the hidden lines, and wrap long ones', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, PAGE);
  const sample = shortened(page);
  const button = sample.getByRole('button', {name: 'Show 5 hidden lines'});
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(sample.getByText('bring cloud;')).toBeVisible();
  await button.click();
  await expect(sample.getByText('bring cloud;')).toBeHidden();
  await expect(page.getByRole('button', {name: /hidden line/})).toHaveCount(1);

  const wide = page.locator('.code-sample').first();
  const scrolls = () =>
    wide.locator('pre', {hasText: 'bring cloud'}).evaluate((code) => code.scrollWidth > code.clientWidth);
  expect(await scrolls()).toBe(true);
  await wide.getByRole('button', {name: 'Wrap long lines'}).click();
  expect(await scrolls()).toBe(false);
});

test('a program has its output, its mark, and the place of an expected error', async ({page}) => {
  await visit(page, PAGE);
  const first = page.locator('figure.code-sample').first();
  await expect(first.locator('figcaption')).toContainText('main.w');
  await expect(first.getByRole('group', {name: 'Output'})).toHaveText(
    'preflight: the application is built for every visitor\ninflight: visit 10\ninflight: visit 11',
  );
  await expect(first.getByText(`tested with Wing ${VERSION}`, {exact: true})).toBeVisible();

  const sample = sampleWith(page, 'uploads.put("logo.svg", "<svg/>");');
  await expect(sample.getByRole('group', {name: 'Error'})).toContainText(
    'Cannot call into inflight phase while preflight',
  );
  await expect(sample.getByText(/^rejected by the compiler, as intended/)).toBeVisible();
  const squiggle = sample.locator('.code-error');
  expect((await squiggle.allTextContents()).join('')).toBe('uploads.put("logo.svg", "<svg/>")');
  await expect(squiggle.first()).toHaveCSS('text-decoration-style', 'wavy');
});

test('a bar beside the lines tells their phase, without colours too', async ({page}) => {
  await visit(page, PAGE);
  const code = page.locator('figure.code-sample').first().locator('pre > code');
  const inflight = code.locator('.inflight');
  await expect(inflight.first()).toContainText('let visit = visits.inc();');
  const bars = () =>
    Promise.all(
      [code, inflight.first()].map((part) =>
        part.evaluate((element) => {
          const {borderLeftWidth, borderLeftStyle, borderLeftColor} = getComputedStyle(element);
          return {width: borderLeftWidth, style: borderLeftStyle, colour: borderLeftColor};
        }),
      ),
    );
  const [preflight, cloud] = await bars();
  expect([preflight!.width, cloud!.width]).toEqual(['3px', '3px']);
  expect(preflight!.colour).not.toBe(cloud!.colour);

  await page.emulateMedia({forcedColors: 'active'});
  expect((await bars()).map(({style}) => style)).toEqual(['dotted', 'solid']);
});

test.describe('types', () => {
  test('show under the mouse, which can go over to them', SMOKE, async ({page}) => {
    await visit(page, `${siteOrigin()}/docs/learn/counters`);
    const sample = page.locator('.code-sample').first();
    await sample.getByText('visits', {exact: false}).first().hover();
    const name = typedName(sample, 'visits');
    await name.hover();
    const hint = page.getByRole('tooltip');
    await expect(hint).toContainText('preflight visits: class Counter');
    await expect(name).toHaveAccessibleDescription(/preflight visits: class Counter/);
    await page.clock.install();
    await hint.hover();
    // What leaves a name takes its types away, a moment later.
    await page.clock.runFor(10_000);
    await expect(hint).toBeVisible();
    await page.getByRole('heading', {level: 1}).hover();
    await expect(hint).toBeHidden();
  });

  test('are walked through by keyboard, from the first line that shows, and asked for once', async ({
    page,
  }) => {
    const requests = typeRequests(page);
    await visit(page, PAGE);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    const sample = page.locator('.code-sample').first();
    const button = sample.getByRole('button', {name: 'Walk through the types'});
    await button.focus();
    await page.keyboard.press('Enter');
    const names = sample.locator('.typed-name');
    await expect(names.first()).toBeFocused();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('tooltip')).toContainText('cloud');
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowDown', 2],
      ['ArrowLeft', 1],
      ['End', (await names.count()) - 1],
      ['Home', 0],
      ['ArrowUp', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(names.nth(index)).toBeFocused();
      await expect(page.getByRole('tooltip')).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('tooltip')).toBeHidden();

    const short = shortened(page);
    const other = short.getByRole('button', {name: 'Walk through the types'});
    await other.click();
    await expect(typedName(short, 'save')).toBeFocused();
    await other.click();
    await expect(other).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('tooltip')).toBeHidden();
    expect(requests).toHaveLength(1);
  });

  test('show at a tap', PHONE, async ({page}) => {
    await visit(page, PAGE);
    const sample = page.locator('.code-sample').first();
    const word = sample.locator('pre code').first();
    await word.scrollIntoViewIfNeeded();
    const place = await word.evaluate((line) => {
      const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      while (!text.nextNode()?.textContent?.includes('visits'));
      const range = document.createRange();
      const from = text.currentNode.textContent!.indexOf('visits');
      range.setStart(text.currentNode, from);
      range.setEnd(text.currentNode, from + 6);
      const {x, y, width, height} = range.getBoundingClientRect();
      return {x: x + width / 2, y: y + height / 2};
    });
    await page.touchscreen.tap(place.x, place.y);
    const hint = page.getByRole('tooltip');
    await expect(hint).toContainText('preflight visits: class Counter');
    await expect(hint).toBeInViewport({ratio: 1});
    await page.touchscreen.tap(8, 400);
    await expect(hint).toBeHidden();
  });

  test('that do not arrive are told of once, and nothing breaks', async ({page}) => {
    const warnings: string[] = [];
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    let isBroken = true;
    await page.route('**/assets/types/**', (route) => (isBroken ? route.abort() : route.continue()));
    await visit(page, PAGE);
    const sample = page.locator('.code-sample').first();
    const button = sample.getByRole('button', {name: 'Walk through the types'});
    await button.click();
    await expect.poll(() => warnings.length).toBe(1);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    for (const y of [5, 50, 95, 140])
      await sample
        .locator('pre code')
        .first()
        .hover({position: {x: 46, y}});
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(warnings).toEqual([expect.stringMatching(/assets\/types\/.* cannot be fetched/)]);
    expect(errors).toEqual([]);
    isBroken = false;
    await button.click();
    await expect(page.getByRole('tooltip')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the code, its output and its mark are there, and no tools', async ({page}) => {
    await page.goto(PAGE);
    const sample = page.locator('.code-sample').first();
    await expect(sample.getByText('bring cloud;')).toBeVisible();
    await expect(sample.locator('.token.keyword').first()).toHaveText('bring');
    await expect(sample.getByText('inflight: visit 11')).toBeVisible();
    await expect(sample.getByText(`tested with Wing ${VERSION}`)).toBeVisible();
    await expect(sample.getByRole('button')).toHaveCount(0);
  });
});
