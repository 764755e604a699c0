import type {Page} from '@playwright/test';
import {replaceText} from '../support/codeEditor';
import {BOTH, expect, SMOKE, tagged, test, visit} from '../support/test';

const ENGINE = /\/(?:engine|assets\/programs)\//;

/** Everything that the page asks for from now on and that belongs to running a program. */
function watchEngine(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (ENGINE.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  return asked;
}

/** What is in the three views, as text. */
const textsOf = (page: Page) => {
  const view = (name: string) => page.getByRole('region', {name, exact: true}).filter({visible: true});
  return {tests: view('Tests'), permissions: view('Permissions'), architecture: view('Architecture')};
};

test.describe('home page', () => {
  test.beforeEach(async ({page}) => {
    await visit(page, '/');
  });

  test(
    'shows a program and what follows from it on the first screen',
    tagged(BOTH, SMOKE),
    async ({page}) => {
      const program = page.getByRole('group', {name: 'main.w', exact: true}).first();
      await expect(program).toContainText('bring cloud;');
      await expect(program.locator('[data-phase="inflight"]').first()).toContainText('links.put');
      await expect(program.locator('[data-phase="inflight"]').first()).not.toContainText('api.post');
      const {tests, permissions, architecture} = textsOf(page);
      await expect(tests).toContainText('Tests 1 passed (1)');
      await expect(permissions.getByRole('region', {name: 'POST /links/:slug'})).toContainText(
        'may write objects to Links put line 9',
      );
      await expect(architecture.getByRole('img')).toBeVisible();
      const playground = page.getByRole('main').getByRole('link', {name: 'Try it in the browser'});
      await expect(playground).toHaveAttribute('href', '/play');
    },
  );

  test('has all of that in its first screen on a laptop', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.evaluate(() => document.fonts.ready);
    const figure = page.locator('figure').first();
    const {y, height} = (await figure.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(900);
  });

  test(
    'draws the permissions, the architecture, and the report anew when its reader edits the program',
    SMOKE,
    async ({page}) => {
      const asked = watchEngine(page);
      const {tests, permissions, architecture} = textsOf(page);
      const listed = await permissions.getByRole('listitem').allTextContents();
      const figure = page.locator('figure').first();
      const before = (await figure.boundingBox())!;
      expect(asked).toEqual([]);
      await figure.getByRole('button', {name: 'Run', exact: true}).click();
      const status = figure.getByRole('status');
      await expect(status).toContainText('1 of 1 test passed.');
      // The engine finds what the build has found.
      await expect(permissions.getByRole('listitem')).toHaveText(listed);
      expect((await figure.boundingBox())!.height).toBeCloseTo(before.height, -1);
      expect(asked).not.toEqual([]);

      const editor = figure.getByRole('textbox');
      const text = await page.evaluate(
        async (address) => ((await (await fetch(address)).json()) as {files: Record<string, string>}).files,
        (await figure.getAttribute('data-program'))!,
      );
      const changed = text['main.w']!.replace(
        'visits.inc();',
        'visits.inc();\n    links.delete(slug);',
      ).replace('let api', 'let queue = new cloud.Queue() as "Clicks";\nlet api');
      await replaceText(editor, changed);
      const added = permissions.getByRole('listitem').filter({hasText: 'New:'});
      await expect(added).toHaveText('New: may delete objects of Links delete line 18');
      await expect(architecture.getByRole('img')).toContainText('Clicks');
      await expect(tests).toContainText('Tests 1 passed (1)');

      await replaceText(editor, changed.replace('== 302', '== 404'));
      await expect(tests).toContainText('Tests 1 failed (1)');
      await replaceText(editor, changed.replace('bring http;', ''));
      await expect(status).toContainText('doesn’t compile');
      await expect(added).toHaveCount(1);
      await expect(permissions).toContainText('as before the error');
    },
  );

  test('names the newest posts of the blog', async ({page}) => {
    const posts = page.getByRole('region', {name: 'From the blog'}).getByRole('listitem');
    await expect(posts).toHaveCount(3);
    await posts.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/\d{4}\/\d{2}\/\d{2}\//);
  });
});

test.describe('the targets of the home page', () => {
  test.beforeEach(async ({page}) => {
    await visit(page, '/');
  });

  test('shows the output for a target, chosen with the keyboard', SMOKE, async ({page}) => {
    // The set of tabs is one stop of the keyboard.
    await expect(page.locator('[role="tablist"] [tabindex="0"]')).toHaveCount(1);
    const targets = page.getByRole('tablist', {name: 'Target'});
    await targets.getByRole('tab', {name: 'AWS'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(targets.getByRole('tab', {name: 'Microsoft Azure'})).toBeFocused();
    await expect(page.getByRole('tabpanel', {name: 'Microsoft Azure'})).toContainText(
      'azurerm_storage_table',
    );
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel', {name: 'Google Cloud'})).toContainText(
      'google_firestore_database',
    );
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', {name: 'Local simulator'})).toContainText('root/Default/Visits');
    await expect(page.getByRole('tabpanel', {name: 'Google Cloud'})).toBeHidden();
  });

  test('compares the clouds for a program that they all support', async ({page}) => {
    const figure = page.locator('#targets').locator('xpath=ancestor::section').locator('figure').first();
    await figure.getByRole('button', {name: 'Compare clouds'}).click();
    const clouds = figure.getByRole('region', {name: 'What each cloud would get'});
    for (const name of ['AWS', 'Microsoft Azure', 'Google Cloud'])
      await expect(clouds.getByRole('region', {name, exact: true})).toContainText('resources');
  });
});

test('the picture of the console is in the theme of the page and keeps its place', async ({page}) => {
  await visit(page, '/');
  const console = page.getByRole('region', {name: 'Watch it run on your machine'});
  const image = console.getByRole('img').filter({visible: true});
  await expect(image).toHaveCount(1);
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  const {drawn, kept} = await image.evaluate((one: HTMLImageElement) => ({
    drawn: one.naturalWidth / one.naturalHeight,
    kept: Number(one.getAttribute('width')) / Number(one.getAttribute('height')),
  }));
  expect(kept).toBeCloseTo(drawn, 2);
  await expect(console.getByRole('link', {name: 'Full size'})).toHaveAttribute(
    'href',
    (await image.getAttribute('src'))!,
  );
});

test.describe('home page without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('shows the views and all panels', async ({page}) => {
    await page.goto('/');
    await expect(page.getByText('Tests 1 passed (1)')).toBeVisible();
    await expect(page.getByText('may increment Visits')).toBeVisible();
    await expect(page.getByText('wing compile main.w -t tf-gcp')).toBeVisible();
  });
});

test.describe('home page on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('has its views below the program, and nothing that is wider than the screen', async ({page}) => {
    await visit(page, '/');
    const program = (await page.getByRole('group', {name: 'main.w', exact: true}).first().boundingBox())!;
    const views = (await textsOf(page).permissions.boundingBox())!;
    expect(views.y).toBeGreaterThan(program.y + program.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
