import type {Locator, Page} from '@playwright/test';
import {
  arrived,
  BOTH,
  entryIsGone,
  expect,
  isPhone,
  openMainMenu,
  SMOKE,
  tagged,
  test,
  visit,
} from '../support/test';

test(
  'links to the public repository and tells the number of stars, which is asked for once',
  tagged(BOTH, SMOKE),
  async ({page, outsideRequests}) => {
    for (const path of ['/', '/docs']) {
      await visit(page, path);
      const button = await showStarButton(page);
      await expect(button).toHaveAttribute('href', 'https://github.com/winglang/wing');
      await expect(button).toHaveAccessibleName(/^Star us 5\.0k stars$/);
    }
    expect(outsideRequests).toHaveLength(1);
  },
);

test('shows the count on the narrowest screen that has the whole navbar, which fits', async ({
  page,
  outsideRequests,
}) => {
  await page.setViewportSize({width: 997, height: 700});
  await visit(page, '/');
  await expect.poll(() => outsideRequests.length).toBe(1);
  const count = page.locator('.navbar__inner [data-test-id=star-count]');
  await expect(count).toHaveText('5.0k stars');
  await expect(count).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(997);
  const [left, right] = ['.navbar__items:not(.navbar__items--right)', '.navbar__items--right'].map((side) =>
    page.locator(`${side} > :last-child, ${side} > :first-child`),
  );
  const endOfLeft = (await left!.last().boundingBox())!;
  const startOfRight = (await right!.first().boundingBox())!;
  expect(endOfLeft.x + endOfLeft.width).toBeLessThanOrEqual(startOfRight.x);
});

test.describe('moves nothing when the count arrives', () => {
  test('in the navbar', async ({page, context}) => {
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await context.route('https://api.github.com/**', async (route) => {
      await asked;
      await route.fulfill({json: {watchers_count: 123_456}, headers: {'access-control-allow-origin': '*'}});
    });
    await visit(page, '/');
    const button = await showStarButton(page);
    const places = () =>
      page
        .locator('.navbar__items > *')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().x));
    await expect(button).not.toContainText('k');
    const before = [await button.boundingBox(), await places()];
    answer();
    await expect(button).toContainText('123.5k');
    expect([await button.boundingBox(), await places()]).toEqual(before);
  });
});

// Which answers have no count is a matter of `loadStarCount`.
test.describe('when the host refuses', () => {
  test.use({starCount: {body: '{"message":"rate limit"}', status: 403}});

  test('shows no count and reports nothing', async ({page, outsideRequests}) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    // The browser itself notes a request that did not succeed; the page adds nothing to that.
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        problems.push(message.text());
      }
    });
    await visit(page, '/');
    const button = await showStarButton(page);
    await expect.poll(() => outsideRequests.length).toBe(1);
    await page.waitForLoadState('networkidle');
    await expect(button).toHaveAccessibleName('Star us');
    expect(problems).toEqual([]);
  });
});

test(
  'asks for the count once, however many buttons and pages there are',
  BOTH,
  async ({page, outsideRequests}) => {
    await visit(page, '/');
    await showStarButton(page);
    if (isPhone(page)) await page.keyboard.press('Escape');
    await entryIsGone(page);
    await page.getByRole('contentinfo').locator('a[href="/docs"]').click();
    await arrived(page, /\/docs$/);
    await expect(await showStarButton(page)).toContainText('5.0k');
    expect(outsideRequests).toHaveLength(1);
  },
);

test('has no count in the built page', async ({request, baseURL}) => {
  const html = await (await request.get(`${baseURL}/`)).text();
  expect(html).toMatch(/data-test-id="?star-count"?[^>]*><\/span>/);
});

/** The button stands in the navbar, on a phone in the menu. */
async function showStarButton(page: Page): Promise<Locator> {
  if (isPhone(page)) await openMainMenu(page);
  const button = page.getByRole('link', {name: /^Star us/});
  await expect(button).toBeVisible();
  return button;
}
