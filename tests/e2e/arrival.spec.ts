import type {Page} from '@playwright/test';
import {expect, hydrated, mainMenu, openMainMenu, test, visit} from '../support/test';

const MATRIX = '/docs/api/standard-library/compatibility-matrix';

test.describe('when the application comes', () => {
  test('the categories that the reader opened and closed stay so', async ({page}) => {
    await visit(page, '/docs/concepts/inflights');
    const isOpen = (name: string) =>
      page.getByLabel(`Pages of ${name}`).evaluate(({parentElement}) => parentElement!.hasAttribute('open'));
    await page.getByLabel('Pages of Tools').click();
    await page.getByLabel('Pages of Core concepts').click();
    await start(page);
    expect(await isOpen('Tools')).toBe(true);
    expect(await isOpen('Core concepts')).toBe(false);
  });

  test('the contents of the page stay open on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, '/docs/concepts/inflights');
    await page.getByText('On this page', {exact: true}).click();
    await start(page);
    await expect(
      page.getByRole('main').getByRole('link', {name: 'Lifting a resource', exact: true}),
    ).toBeVisible();
  });

  test('the chosen tab stays chosen, and has the focus', async ({page}) => {
    await visit(page, '/');
    const aws = page.getByRole('tab', {name: 'AWS'});
    await aws.focus();
    await page.keyboard.press('ArrowRight');
    await start(page);
    await expect(page.getByRole('tab', {name: 'Microsoft Azure'})).toBeFocused();
    await expect(page.getByRole('tabpanel', {name: 'Microsoft Azure'})).toBeVisible();
    await expect(page.getByRole('tabpanel', {name: 'AWS'})).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', {name: 'Google Cloud'})).toBeVisible();
  });

  test('the platform of an example stays chosen', async ({page}) => {
    await visit(page, '/docs/examples/deploy-a-static-website');
    await page.getByRole('radio', {name: 'AWS (Terraform)'}).check();
    await start(page);
    await expect(page.getByRole('radio', {name: 'AWS (Terraform)'})).toBeChecked();
    await expect(page.getByText('wing compile --platform tf-aws main.w')).toBeVisible();
    await expect(page.getByText('wing compile --platform sim main.w')).toBeHidden();
  });

  test('the support matrix stays filtered, and is cleared once', async ({page}) => {
    await visit(page, MATRIX);
    const counter = page.getByRole('checkbox', {name: 'cloud.Counter'});
    await counter.check();
    await start(page);
    const tables = page.locator('section[data-resource]:visible');
    await expect(counter).toBeChecked();
    await expect(tables).toHaveCount(1);
    await expect(page).toHaveURL(`${MATRIX}?resource=cloud.Counter`);
    await page.getByRole('button', {name: 'Clear filters'}).click();
    await expect(tables).toHaveCount(13);
    await page.goBack();
    await expect(tables).toHaveCount(1);
  });

  test('a menu that was opened by keyboard stays open, with the focus in it', async ({page}) => {
    await visit(page, '/docs');
    const menu = page.locator('.navbar__inner details', {hasText: 'Explore'});
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link', {name: 'Examples'})).toBeVisible();
    await page.keyboard.press('Tab');
    await start(page);
    await expect(menu.getByRole('link', {name: 'Examples'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', {name: 'Examples'})).toBeHidden();
    await expect(menu.locator('summary')).toBeFocused();
  });

  test('the main menu of a phone stays open, with the focus in it', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, '/docs');
    const url = page.url();
    await openMainMenu(page);
    const explore = mainMenu(page).locator('summary', {hasText: 'Explore'});
    await explore.click();
    await start(page);
    await expect(mainMenu(page).getByRole('link', {name: 'Examples'})).toBeVisible();
    await expect(explore).toBeFocused();
    await page.goBack();
    await expect(mainMenu(page)).toBeHidden();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeFocused();
  });

  test('the colours that were chosen stay, and the switch says which they are', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await visit(page, '/docs');
    const button = page.getByRole('button', {name: /^Switch between dark and light mode/});
    await button.click();
    await start(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(button).toHaveAccessibleName(/currently light mode/);
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
  });

  test('the number of stars stays, and is not asked for again', async ({page, outsideRequests}) => {
    await visit(page, '/docs');
    const button = page.locator('.navbar__inner').getByRole('link', {name: /^Star us/});
    await expect(button).toContainText('5.0k');
    await start(page);
    await expect(button).toContainText('5.0k');
    expect(outsideRequests).toHaveLength(1);
  });
});

/** Starts the application of a page that the reader has begun to use. */
async function start(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('application:start')));
  await hydrated(page);
}
