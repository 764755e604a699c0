import type {Page} from '@playwright/test';
import {PHONE, arrived, expect, isPhone, open, openMainMenu, test} from '../support/test';

test('is there below 997 pixels and nowhere else', async ({page}) => {
  await open(page, '/');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await page.setViewportSize({width: 996, height: 800});
  await expect(toggle).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(toggle).toBeHidden();
});

test.describe('on a phone', PHONE, () => {
  test('shows the pages of the area, and the main menu behind them', async ({page}) => {
    await open(page, '/docs');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const back = page.getByRole('button', {name: 'Back to main menu'});
    await expect(back).toBeVisible();
    await back.click();
    await expect(back).not.toBeInViewport();
    await expect(menu(page).getByRole('link', {name: 'Getting started'})).toBeVisible();
  });

  test('closes on Escape and gives the focus back', async ({page}) => {
    await open(page, '/docs');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('takes the focus and keeps it', async ({page}) => {
    await open(page, '/');
    await openMainMenu(page);
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || Boolean(focused?.closest('.navbar-sidebar'));
      });
      expect(isInside).toBe(true);
    }
  });

  test('closes on the back button of the browser, which stays on the page', async ({page}) => {
    await open(page, '/docs');
    await page.locator('main a[href^="/docs/"]').first().click();
    await arrived(page, /\/docs\/./);
    const url = page.url();
    await openMainMenu(page);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    // The router takes the browser's step back after it was made.
    await expect(page).toHaveURL(url);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs$/);
  });

  test('closes when the screen becomes as large as a desktop', async ({page}) => {
    await open(page, '/');
    await openMainMenu(page);
    await page.setViewportSize({width: 1200, height: 800});
    await expect(menu(page)).toHaveCount(0);
    await page.setViewportSize({width: 390, height: 844});
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
  });

  test('closes when a link is followed', async ({page}) => {
    await open(page, '/');
    await openMainMenu(page);
    await menu(page).getByRole('link', {name: 'Getting started'}).click();
    await expect(page).toHaveURL(/\/docs$/);
    await expect(menu(page)).toBeHidden();
    expect(isPhone(page)).toBe(true);
  });
});

function menu(page: Page) {
  return page.locator('.navbar-sidebar');
}
