import type {Locator, Page} from '@playwright/test';
import {replaceText} from '../support/codeEditor';
import {BOTH, expect, PHONE, siteOrigin, SMOKE, test, variantOrigin, visit} from '../support/test';

const PAGE = '/docs/programs';
const SAME = '1 of 1 test passed. The output is the same as the printed one.';

test.use({baseURL: async ({}, use) => use(variantOrigin())}); // oxlint-disable-line no-empty-pattern

const first = (page: Page) => page.locator('.code-sample').first();
const tool = (sample: Locator, name: string) => sample.getByRole('button', {name, exact: true});
const output = (sample: Locator) => sample.getByRole('region', {name: 'Output of this run'});
const status = (sample: Locator) => output(sample).getByRole('status');
const editor = (sample: Locator) => sample.locator('.cm-content');

/** Presses Run and waits for the editor, which takes the place of a plain text field. */
async function run(sample: Locator): Promise<void> {
  await tool(sample, 'Run').click();
  await expect(editor(sample)).toBeVisible();
}

test(
  'loads nothing before Run, then runs the program in its place and compares the output',
  BOTH,
  async ({page}) => {
    const requests: string[] = [];
    await visit(page, PAGE);
    await expect(tool(first(page), 'Run')).toBeVisible();
    // What is loaded ahead has come.
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => {
      // The analytics ask another site when the browser has time.
      const {origin, pathname} = new URL(request.url());
      if (origin === variantOrigin()) requests.push(pathname);
    });
    const sample = first(page);
    await tool(sample, 'Run').focus();
    await tool(sample, 'Run').hover();
    expect(requests).toEqual([]);
    await run(sample);
    await expect(status(sample)).toHaveText(SAME);
    await expect(tool(sample, 'Run')).toBeFocused();
    await expect(output(sample)).toContainText('inflight: visit 11');
    expect(requests.some((path) => path.startsWith('/playground/'))).toBe(true);
    // The output takes the place of the printed one, and the other programs stay.
    const printed = sample.locator('[data-output]');
    await expect(printed).toContainText('inflight: visit 11');
    await expect(printed).toBeHidden();
    await expect(page.locator('.cm-editor')).toHaveCount(1);
  },
);

test('runs what the reader makes of it, says that it differs, and takes it back', async ({page}) => {
  await visit(page, PAGE);
  const sample = first(page);
  await run(sample);
  await expect(status(sample)).toHaveText(SAME);
  const text = await editor(sample).innerText();

  await replaceText(editor(sample), 'log("mine");\ntest "fails" {\n  assert(false);\n}');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(status(sample)).toHaveText(
    '0 of 1 test passed, 1 failed. The output differs from the printed one.',
  );
  await expect(output(sample).getByRole('group', {name: 'Difference'})).toContainText('+ mine');
  await output(sample)
    .getByRole('button', {name: /^main\.w, line 3/})
    .first()
    .click();
  await expect(editor(sample)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tool(sample, 'Run')).toBeFocused();

  await tool(sample, 'Reset').click();
  await expect(status(sample)).toHaveText('');
  await expect(sample.getByRole('group', {name: 'Output', exact: true})).toBeVisible();
  await expect.poll(() => editor(sample).innerText()).toBe(text);
});

test('leads from a message of the compiler to its explanation', async ({page}) => {
  await visit(page, PAGE);
  const sample = first(page);
  await run(sample);
  await expect(status(sample)).toHaveText(SAME);
  await replaceText(editor(sample), 'log(b);');
  await tool(sample, 'Run').click();
  await expect(status(sample)).toHaveText('The program doesn’t compile.');
  const explanation = output(sample).getByRole('link', {name: /^Explain/});
  await expect(explanation).toHaveAccessibleName('Explain this message (opens in a new tab)');
  await expect(explanation).toHaveAttribute('href', '/search?q=Unknown+symbol+%22b%22');
  await replaceText(editor(sample), 'log(b);\nlog(c);');
  await tool(sample, 'Run').click();
  await expect(explanation).toHaveAccessibleName('Explain the first message (opens in a new tab)');
});

test('stops a program that does not end, and leaves it behind with its page', async ({page}) => {
  await visit(page, PAGE);
  const sample = first(page);
  await run(sample);
  await replaceText(editor(sample), 'test "never ends" {\n  while true {}\n}');
  await tool(sample, 'Run').click();
  await expect(output(sample).getByRole('listitem')).toContainText('never ends');
  await tool(sample, 'Stop').click();
  await expect(status(sample)).toHaveText('Stopped.');
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('runs a program with all of its files', async ({page}) => {
  await visit(page, PAGE);
  // The last file has the output.
  const sample = page.locator('.code-sample').last();
  await run(sample);
  await expect(status(sample)).toHaveText(
    'Done. The program has no tests. The output is the same as the printed one.',
  );
  const files = sample.getByRole('list', {name: 'Files'});
  await expect(files.getByRole('button', {name: 'main.w'})).toHaveAttribute('aria-current', 'true');
  await files.getByRole('button', {name: 'shop/price.w'}).click();
  await expect(editor(sample)).toContainText('pub class Price');
});

test('opens in the playground, and does not run there by itself', SMOKE, async ({page}) => {
  // The small site has no playground of its own.
  await visit(page, `${siteOrigin()}/docs/learn/hello-world`);
  const text = await first(page).locator('pre code').first().innerText();
  const link = first(page).getByRole('link', {name: 'Open in playground'});
  await link.focus();
  await expect(link).toHaveAttribute('href', /^\/play#program=1\./);
  await link.click();
  await expect(page).toHaveURL(/\/play#program=1\./);
  const shown = page.getByRole('region', {name: 'Program'}).getByRole('textbox');
  await expect(shown).toContainText(text.trim().split('\n').at(-1)!);
  const said = page.getByRole('region', {name: 'Output', exact: true}).getByRole('status').first();
  await expect(said).toHaveText('Not run yet.');
});

test('leaves the program as it is where nothing can be loaded', {tag: '@firefox'}, async ({page}) => {
  await visit(page, PAGE);
  const sample = first(page);
  await page.route('**/assets/behaviour/**', (route) => route.abort());
  await tool(sample, 'Run').click();
  await expect(sample.getByRole('alert')).toBeVisible();
  await expect(sample.locator('pre').first()).toContainText('greet two visitors');
  await page.unroute('**/assets/behaviour/**');
  await page.route('**/playground/**', (route) => route.abort());
  await run(sample);
  await expect(status(sample)).toHaveText('The simulator didn’t load.');
  await expect(editor(sample)).toContainText('greet two visitors');
});

test('fits a screen of 320 pixels', PHONE, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await visit(page, PAGE);
  await run(first(page));
  await expect(status(first(page))).toHaveText(SAME);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('a press that waits says so, and counts once', async ({page}) => {
  await visit(page, PAGE);
  const sample = first(page);
  let arrive = (): void => undefined;
  const files = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/behaviour/open.*', (route) => files.then(() => route.continue()));
  const button = tool(sample, 'Run');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click();
  arrive();
  await expect(editor(sample)).toBeVisible();
  await expect(status(sample)).toHaveText(SAME);
  await expect(output(sample)).toHaveCount(1);
});
