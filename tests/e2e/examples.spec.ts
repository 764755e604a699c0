import {readClipboard} from '../support/clipboard';
import {BOTH, expect, SMOKE, test, visit} from '../support/test';
import type {Locator, Page} from '@playwright/test';

const LIST = '/docs/examples';
const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const option = (page: Page, group: string, name: string): Locator =>
  page.getByRole('group', {name: group}).getByRole('checkbox', {name});

test.describe('the list of examples', () => {
  test('takes one value of a group as enough, and wants every group to agree', BOTH, async ({page}) => {
    await visit(page, LIST);
    await expect(cards(page)).toHaveCount(7);
    await expect(page.getByRole('link', {name: 'Redis as a cache'})).toHaveAttribute('href', `${LIST}/redis`);
    const tutorial = page.getByRole('link', {name: 'Introduction to Wing', exact: true});
    await expect(tutorial).toHaveAttribute('href', 'https://learn.winglang.io/learn');
    await expect(option(page, 'Type', 'Interactive tutorial 2')).toBeVisible();
    await option(page, 'Cloud resource', 'Counter').check();
    await expect(page.getByRole('status')).toHaveText('1 of 7 examples');
    await option(page, 'Cloud resource', 'Redis instance').check();
    await expect(page.getByRole('status')).toHaveText('2 of 7 examples');
    await option(page, 'Platform', 'AWS (Terraform)').check();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('link', {name: 'Static website with a counter'})).toBeVisible();
    // Each filter has the number of what it would show.
    await expect(option(page, 'Type', 'Interactive tutorial 0')).toBeVisible();
  });

  test('keeps the filters in the address, through back, forward and reload', SMOKE, async ({page}) => {
    await visit(page, LIST);
    await option(page, 'Cloud resource', 'Queue').check();
    await expect(page).toHaveURL(`${LIST}?resource=queue`);
    await option(page, 'Type', 'Pattern').check();
    await expect(page).toHaveURL(`${LIST}?type=pattern&resource=queue`);
    const shown = await cards(page).count();

    await page.goBack();
    await expect(page).toHaveURL(`${LIST}?resource=queue`);
    await expect(option(page, 'Type', 'Pattern')).not.toBeChecked();
    await page.goForward();
    await expect(option(page, 'Type', 'Pattern')).toBeChecked();
    await page.reload();
    await expect(option(page, 'Cloud resource', 'Queue')).toBeChecked();
    await expect(cards(page)).toHaveCount(shown);
  });

  test('is cleared with one button', async ({page}) => {
    await visit(page, `${LIST}?platform=awscdk&resource=queue&utm_source=mail`);
    await expect(page.getByText('No example has all of this.')).toBeVisible();
    await page.getByRole('button', {name: 'Clear filters'}).click();
    await expect(page).toHaveURL(`${LIST}?utm_source=mail`);
    await expect(cards(page)).toHaveCount(7);
  });

  test('is worked with the keyboard, and the focus stays', async ({page}) => {
    await visit(page, LIST);
    const queue = option(page, 'Cloud resource', 'Queue');
    await queue.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${LIST}?resource=queue`);
    await expect(queue).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(LIST);
    await expect(queue).toBeFocused();
  });

  test('begins with what the address chooses', async ({page}) => {
    await visit(page, `${LIST}?resource=queue`);
    await expect(option(page, 'Cloud resource', 'Queue')).toBeChecked();
    expect(await cards(page).count()).toBeLessThan(7);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('shows all examples and says that the filters need them', async ({page}) => {
      await page.goto(`${LIST}?resource=queue`);
      await expect(cards(page)).toHaveCount(7);
      const note = page.getByRole('form', {name: 'Filter the examples'}).locator('noscript');
      await expect(note).toBeVisible();
      expect(await note.innerHTML()).toContain('The filters need JavaScript.');
      await expect(page.getByRole('checkbox').first()).toBeDisabled();
    });
  });
});

test.describe('the page of an example', () => {
  test('has the program, highlighted, and the way back', async ({page}) => {
    await visit(page, `${LIST}/basic-auth-api`);
    await expect(page).toHaveTitle(/^API behind basic authentication/);
    const program = page.getByRole('article').locator('pre').first();
    await expect(program).toContainText('class BasicAuth {');
    await expect(program).not.toContainText('#region');
    await expect(program.locator('.token.phase').first()).toHaveText('inflight');
    await expect(page.getByRole('link', {name: 'Source of this example'})).toHaveAttribute(
      'href',
      /\/tree\/main\/docs\/examples\/basic-auth-api$/,
    );
    await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Examples'}).click();
    await expect(page).toHaveURL(LIST);
  });

  test('copies the whole program', SMOKE, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, `${LIST}/processing-messages-in-a-queue`);
    const block = page.locator('.code-sample[data-lang="wing"]').first();
    await block.getByRole('button', {name: 'Copy'}).click();
    const copied = await readClipboard(page);
    expect(copied).toMatch(/^bring cloud;\n/);
    expect(copied).toContain('timeout: 30s');
    expect(copied.trim()).toMatch(/\}$/);
  });

  test('of Redis has no command that cannot work', async ({page}) => {
    await visit(page, `${LIST}/redis`);
    await expect(page.getByText("This program doesn't compile on its own")).toBeVisible();
    await expect(page.getByText(/wing (it|test|compile)|git clone/)).toHaveCount(0);
    await expect(page.getByRole('img', {name: 'What Redis as a cache consists of'})).toBeVisible();
  });

  test('does not scroll sideways', BOTH, async ({page}) => {
    await visit(page, `${LIST}/quick-share`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('changes the command and the drawing with the platform', SMOKE, async ({page}) => {
  await visit(page, `${LIST}/deploy-a-static-website`);
  const drawing = page.getByRole('img', {name: /^Resources: /});
  await expect(page.getByText('wing compile --platform sim main.w')).toBeVisible();
  await expect(drawing).not.toContainText('aws_dynamodb_table');
  await page.getByRole('radio', {name: 'AWS (Terraform)'}).check();
  await expect(page.getByText('wing compile --platform tf-aws main.w')).toBeVisible();
  await expect(drawing).toContainText('aws_dynamodb_table');
});
