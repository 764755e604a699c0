import type {Page} from '@playwright/test';
import {arrived, expect, isPhone, mainMenu, openMainMenu, PHONE, SMOKE, test, visit} from '../support/test';

test('is there below 997 pixels and nowhere else, and leads to pages', SMOKE, async ({page}) => {
  await visit(page, '/');
  await page.setViewportSize({width: 997, height: 800});
  await expect(toggle(page)).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(toggle(page)).toBeVisible();
  await openMainMenu(page);
  await mainMenu(page).getByRole('link', {name: 'Getting started'}).click();
  await arrived(page, /\/docs$/);
  await expect(mainMenu(page)).toBeHidden();
});

test.describe('on a phone', PHONE, () => {
  test('shows the pages of the area, and the main menu behind them', async ({page}) => {
    await visit(page, '/docs');
    await toggle(page).click();
    const back = page.getByRole('button', {name: 'Back to main menu'});
    await expect(back).toBeVisible();
    await back.click();
    await expect(mainMenu(page).getByRole('link', {name: 'Getting started'})).toBeVisible();
    // It is behind the main menu, and does not answer.
    expect(await back.evaluate((button) => button.closest('[inert]') !== null)).toBe(true);
  });

  test('closes on Escape, both levels as well, and gives the focus back', async ({page}) => {
    await visit(page, '/docs');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(sidebar(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();

    await openMainMenu(page);
    await page.keyboard.press('Escape');
    await expect(mainMenu(page)).toBeHidden();
    await expect(sidebar(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('takes the focus and keeps it, and closes when the page behind it is pressed', async ({page}) => {
    await visit(page, '/');
    await openMainMenu(page);
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || Boolean(focused?.closest('#main-menu'));
      });
      expect(isInside).toBe(true);
    }
    await page.mouse.click(385, 400);
    await expect(mainMenu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('closes on the back button, and leaves nothing behind in the history', async ({page}) => {
    await visit(page, '/docs');
    await page.locator('main a[href^="/docs/"]').first().click();
    await arrived(page, /\/docs\/./);
    const url = page.url();
    await openMainMenu(page);
    await page.goBack();
    await expect(mainMenu(page)).toBeHidden();
    await expect(page).toHaveURL(url);
    await openMainMenu(page);
    await page.keyboard.press('Escape');
    await expect(mainMenu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/docs$/);
  });

  test('stays open when it is opened again before the browser has gone back', async ({page}) => {
    await page.addInitScript(() => {
      addEventListener('popstate', () => (document.documentElement.dataset.wentBack = ''), {capture: true});
    });
    await visit(page, '/');
    await openMainMenu(page);
    await page.evaluate(async () => {
      const menu = document.querySelector<HTMLElement>('#main-menu')!;
      for (const change of ['hidePopover', 'showPopover'] as const) {
        const isDone = new Promise((resolve) => menu.addEventListener('toggle', resolve, {once: true}));
        menu[change]();
        await isDone;
      }
    });
    await expect(page.locator('html[data-went-back]')).toHaveCount(1);
    await expect(mainMenu(page)).toBeVisible();
    await page.goBack();
    await expect(mainMenu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
  });

  test('closes when the screen becomes as large as a desktop, and when a link is followed', async ({
    page,
  }) => {
    await visit(page, '/');
    await openMainMenu(page);
    await page.setViewportSize({width: 1200, height: 800});
    await expect(mainMenu(page)).toBeHidden();
    await page.setViewportSize({width: 390, height: 844});
    await expect(mainMenu(page)).toBeHidden();
    await expect(toggle(page)).toBeVisible();

    await openMainMenu(page);
    await mainMenu(page).getByRole('link', {name: 'Getting started'}).click();
    await arrived(page, /\/docs$/);
    await expect(mainMenu(page)).toBeHidden();
    expect(isPhone(page)).toBe(true);
    // To the page that it is on.
    await openMainMenu(page);
    await mainMenu(page).getByRole('link', {name: 'Getting started'}).click();
    await expect(mainMenu(page)).toBeHidden();
    await expect(sidebar(page)).toBeHidden();
    // Straight to the page that the menu was opened on first.
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('without scripts', PHONE, () => {
  test.use({javaScriptEnabled: false});

  test('opens and closes all the same', async ({page}) => {
    await page.goto('/docs');
    await toggle(page).click();
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    await mainMenu(page).getByText('Explore').click();
    await expect(mainMenu(page).getByRole('link', {name: 'Examples'})).toBeVisible();
    await mainMenu(page).getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(mainMenu(page)).toBeHidden();
  });
});

function toggle(page: Page) {
  return page.getByRole('button', {name: 'Toggle navigation bar'});
}

/** The pages of the area. */
function sidebar(page: Page) {
  return page.locator('#docs-sidebar');
}
