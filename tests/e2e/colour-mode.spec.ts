import type {Page} from '@playwright/test';
import {
  BOTH,
  expect,
  isPhone,
  openMainMenu,
  SMOKE,
  storageKey,
  tagged,
  test,
  visit,
  WEBKIT,
} from '../support/test';

const SWITCH = {name: /^Switch between dark and light mode/};

test('follows the system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/');
  await expectTheme(page, 'light', 'system');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectTheme(page, 'dark', 'system');
});

test(
  'goes from system to light, to dark and back, and remembers',
  tagged(BOTH, WEBKIT, SMOKE),
  async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await visit(page, '/');
    const key = await storageKey(page, 'theme');
    const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
    await showSwitch(page);
    const button = page.getByRole('button', SWITCH);
    await expect(button).toHaveAccessibleName('Switch between dark and light mode (currently system mode)');

    await button.focus();
    await page.keyboard.press('Enter');
    await expectTheme(page, 'light', 'light');
    await expect(button).toHaveAccessibleName('Switch between dark and light mode (currently light mode)');
    expect(await stored()).toBe('light');

    await button.click();
    await expectTheme(page, 'dark', 'dark');
    expect(await stored()).toBe('dark');

    await page.emulateMedia({colorScheme: 'light'});
    await visit(page, '/');
    await expectTheme(page, 'dark', 'dark');

    await page.emulateMedia({colorScheme: 'dark'});
    await showSwitch(page);
    await button.click();
    await expectTheme(page, 'dark', 'system');
    expect(await stored()).toBeNull();
  },
);

test(
  'a picture of a screen comes in the theme that is shown, and in the other one when that is',
  {tag: '@firefox'},
  async ({page}) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/(console-map(?:-dark)?)-\w+\.avif$/.exec(request.url()) ?? [];
      if (name !== undefined) loaded.push(name);
    });
    await page.emulateMedia({colorScheme: 'light'});
    await visit(page, '/docs/tools/wing-console');
    const picture = page.getByRole('img', {name: /^The Wing Console in a browser/});
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => loaded).toEqual(['console-map']);
    const full = page.getByRole('link', {name: 'Full size'}).first();
    expect(await full.getAttribute('href')).toBe(await picture.getAttribute('src'));
    const code = page.locator('figure:has(> pre)').first();
    expect((await picture.boundingBox())!.width).toBeCloseTo((await code.boundingBox())!.width, 0);

    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    await expect.poll(() => loaded).toEqual(['console-map', 'console-map-dark']);
    await expect(picture).toHaveCount(1);
  },
);

test('changes what is seen with the first press on a light system, and goes on to light', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/');
  await expectTheme(page, 'light', 'system');
  const button = page.getByRole('button', SWITCH);
  for (const [theme, choice] of [
    ['dark', 'dark'],
    ['light', 'light'],
    ['light', 'system'],
  ] as const) {
    await button.click();
    await expectTheme(page, theme, choice);
  }
});

test('changes in all tabs at once', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const other = await context.newPage();
  await visit(page, '/');
  await visit(other, '/docs');
  await showSwitch(page);
  await page.getByRole('button', SWITCH).click();
  await expectTheme(page, 'light', 'light');
  await expectTheme(other, 'light', 'light');
  await page.getByRole('button', SWITCH).click();
  await expectTheme(other, 'dark', 'dark');
});

test('is what the address asks for, which is not kept', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/?docusaurus-theme=light');
  await expectTheme(page, 'light', 'light');
  await visit(page, '/');
  await expectTheme(page, 'dark', 'system');
});

test('has the right theme before the first paint', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/');
  const key = await storageKey(page, 'theme');
  await page.evaluate((name) => localStorage.setItem(name, 'light'), key);
  // Without the site's scripts the page stays as it is first painted.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/docs');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('does not set thousands of elements moving where less motion is wanted', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await visit(page, '/docs/api/standard-library/cloud/bucket');
  const moving = await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
    return document.getAnimations().length;
  });
  expect(moving).toBeLessThan(1000);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, colorScheme: 'light'});

  test('is dark, with no switch that does nothing', async ({page}) => {
    await page.goto('/docs');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', SWITCH)).toBeHidden();
  });
});

async function showSwitch(page: Page): Promise<void> {
  if (isPhone(page)) await openMainMenu(page);
}

async function expectTheme(page: Page, theme: string, choice: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
}
