import type {Locator, Page} from '@playwright/test';
import {arrived, expect, PHONE, SMOKE, test, visit} from '../support/test';

const PAGE = '/docs/concepts/inflights';
const BUCKET = '/docs/api/standard-library/cloud/bucket';
const sidebar = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs sidebar'});
const link = (page: Page, name: string): Locator => sidebar(page).getByRole('link', {name, exact: true});
const caret = (page: Page, name: string): Locator => sidebar(page).getByLabel(`Pages of ${name}`);

test.describe('the sidebar of the documentation', () => {
  test('opens and closes a category, with a page of its own and without', async ({page}) => {
    await visit(page, PAGE);
    await expect(link(page, 'Wing Console')).toBeHidden();
    await caret(page, 'Tools').click();
    await expect(link(page, 'Wing Console')).toBeVisible();
    await caret(page, 'Tools').click();
    await expect(link(page, 'Wing Console')).toBeHidden();
    await sidebar(page).getByText('TypeScript', {exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(link(page, 'Ecosystem')).toBeVisible();
    await expect(page).toHaveURL(PAGE);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a category moves for a time that grows with its height: ${reducedMotion}`, async ({page}) => {
      await page.emulateMedia({reducedMotion});
      await visit(page, PAGE);
      const durations = await page.evaluate(async () => {
        const found: number[] = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, duration) {
          found.push(duration as number);
          return animate.call(this, frames, duration);
        };
        for (const fold of [...document.querySelectorAll('[data-sidebar] details:not([open])')].slice(0, 3)) {
          const opened = new Promise((resolve) => fold.addEventListener('toggle', () => setTimeout(resolve)));
          fold.querySelector('summary')!.click();
          await opened;
        }
        return found;
      });
      if (reducedMotion === 'reduce') expect(durations).toEqual([1, 1, 1]);
      else expect(new Set(durations).size, String(durations)).toBeGreaterThan(1);
    });
  }

  test('follows the link of a category, opens it there, and closes it at the next press', async ({page}) => {
    await visit(page, PAGE);
    await link(page, 'Tools').click();
    await arrived(page, /\/docs\/category\/tools$/);
    await expect(link(page, 'Wing Console')).toBeVisible();
    await link(page, 'Tools').click();
    await expect(link(page, 'Wing Console')).toBeHidden();
    await expect(page).toHaveURL(/\/docs\/category\/tools$/);

    const tab = page.context().waitForEvent('page');
    await link(page, 'Tools').click({modifiers: ['ControlOrMeta']});
    await expect(await tab).toHaveURL(/\/docs\/category\/tools$/);
    await expect(link(page, 'Wing Console')).toBeHidden();
  });

  test('is on the next page as it was left', SMOKE, async ({page}) => {
    await visit(page, PAGE);
    await caret(page, 'Tools').click();
    await caret(page, 'Core concepts').click();
    await link(page, 'What is Wing?').click();
    await arrived(page, /\/docs\/why-wing$/);
    await expect(link(page, 'Wing Console')).toBeVisible();
    await expect(link(page, 'Preflight and Inflight')).toBeHidden();
  });

  test('shows the page that is marked, and is as far scrolled on the next one', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 400});
    await visit(page, BUCKET);
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Bucket');
    await expect(link(page, 'Bucket')).toBeInViewport();
    const scrolled = () => sidebar(page).evaluate((nav) => nav.scrollTop);
    await link(page, 'Topic').scrollIntoViewIfNeeded();
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    await link(page, 'Topic').click();
    await arrived(page, /\/cloud\/topic$/);
    await expect.poll(scrolled).toBe(before);
  });
});

test.describe('the sidebar of a phone', PHONE, () => {
  test('is a drawer', async ({page}) => {
    await visit(page, BUCKET);
    await expect(sidebar(page)).toBeHidden();
    await page.locator('#docs-sidebar').evaluate((drawer: HTMLElement) => drawer.showPopover());
    await expect(link(page, 'Bucket')).toBeInViewport();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(sidebar(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all pages can be reached', async ({page}) => {
    await page.goto(PAGE);
    await caret(page, 'Tools').click();
    await link(page, 'Wing Console').click();
    await expect(page).toHaveURL(/\/docs\/tools\/wing-console$/);
  });
});
