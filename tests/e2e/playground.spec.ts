import {Buffer} from 'node:buffer';
import type {Page} from '@playwright/test';
import {expect, isPhone, open, test} from '../support/test';

const PATH = '/play';

const FAILING = `test "passes" {
  log("a line");
}

test "fails" {
  assert(false);
}
`;

const ENDLESS = 'test "never ends" {\n  while true {}\n}\n';

const LIVE = `bring cloud;

let api = new cloud.Api();
let visits = new cloud.Counter();

api.get("/visits", inflight () => {
  return {status: 200, body: "visit {visits.inc() + 1}"};
});
`;

const program = (page: Page) => page.getByRole('region', {name: 'Program'});
const editor = (page: Page) => program(page).getByRole('textbox');
const problems = (page: Page) => page.getByRole('region', {name: 'Problems'});
const output = (page: Page) => page.getByRole('region', {name: 'Output', exact: true});
const status = (page: Page) => output(page).getByRole('status').first();
const tool = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

/** Goes to the playground and waits for the editor, which takes the place of a plain text field. */
async function openPlayground(page: Page, path = PATH): Promise<void> {
  await open(page, path);
  await expect(page.locator('.cm-content')).toBeVisible();
}

/** Puts a text in the place of that of the open file. */
async function write(page: Page, text: string): Promise<void> {
  await editor(page).fill(text);
}

/** A link of the playground before this one. */
function oldLink(text: string, encoding: 'utf16le' | 'utf8', isInParentheses = false): string {
  const code = Buffer.from(text, encoding).toString('base64');
  return `${PATH}?code=${encodeURIComponent(isInParentheses ? `(${code})` : code)}`;
}

test('lets the reader type before the compiler is there, and shows how much of it has come', async ({
  page,
}) => {
  const waiting: (() => void)[] = [];
  await page.route('**/*.wasm', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await openPlayground(page);
  await write(page, 'let count: num = "three";');
  await expect(editor(page)).toContainText('three');
  await expect(problems(page)).toContainText('The compiler is on its way');
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  waiting.forEach((go) => go());
  await expect(problems(page).getByRole('listitem')).toContainText('Expected type to be "num"');
});

test('says what is wrong, and leads to the place', async ({page}) => {
  await openPlayground(page);
  await write(page, 'log("a");\nlog(b);\n');
  await expect(problems(page).getByRole('heading')).toHaveText('1 error');
  await expect(problems(page).locator('[aria-live]')).toContainText('main.w, line 2, column 5');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('b');
  await problems(page).getByRole('button', {name: 'main.w, line 2, column 5'}).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('"');
  await expect(editor(page)).toContainText('log("b);');
});

test('proposes names while the reader types', async ({page}) => {
  await openPlayground(page);
  await write(page, 'bring cloud;\nlet files = new cloud.Bucket();\n');
  await expect(problems(page).getByRole('heading')).toHaveText('No problems');
  await editor(page).press('ControlOrMeta+End');
  await page.keyboard.type('files.addO');
  await expect(page.getByRole('option', {name: /addObject/})).toBeVisible();
});

test('runs the tests one by one and shows the line of an error', async ({page}) => {
  await openPlayground(page);
  await write(page, FAILING);
  await editor(page).press('ControlOrMeta+Enter');
  await expect(status(page)).toHaveText('1 of 2 tests passed, 1 failed.');
  const [passed, failed] = [
    output(page).getByRole('listitem').nth(0),
    output(page).getByRole('listitem').nth(1),
  ];
  await expect(passed).toContainText(/pass\s*passes/);
  await expect(passed).toContainText('a line');
  await expect(failed).toContainText(/fail\s*fails/);
  await output(page)
    .getByRole('button', {name: /^main\.w, line 6/})
    .first()
    .click();
  await expect(editor(page)).toBeFocused();
});

test('stops a program that does not end', async ({page}) => {
  await openPlayground(page);
  await write(page, ENDLESS);
  await tool(page, 'Run').click();
  await expect(output(page).getByRole('listitem')).toContainText('never ends');
  await tool(page, 'Stop').click();
  await expect(status(page)).toHaveText('Stopped.');
});

test('keeps a program running and calls its API', async ({page}) => {
  await openPlayground(page);
  await write(page, LIVE);
  await page.getByRole('checkbox', {name: 'Keep running'}).check();
  await tool(page, 'Run').click();
  await expect(status(page)).toHaveText('The program is running.');
  await output(page).getByRole('tab', {name: 'Resources'}).click();
  await output(page).getByRole('textbox', {name: 'Path'}).fill('/visits');
  await tool(page, 'Send the request').click();
  await expect(output(page).getByRole('form')).toContainText('Status 200');
  await expect(output(page).getByRole('form')).toContainText('visit 1');
  await output(page).getByRole('combobox', {name: 'Resource'}).selectOption({label: 'Counter (Counter)'});
  await expect(output(page).getByRole('group', {name: 'Counter Counter'})).toContainText('1');
});

test('shows preflight output, the diagram and the JavaScript in tabs', async ({page}) => {
  await openPlayground(page);
  await tool(page, 'Run').click();
  await expect(status(page)).toContainText('passed');
  const tabs = output(page).getByRole('tablist', {name: 'Output'});
  await tabs.getByRole('tab', {name: 'Tests and logs'}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(output(page).getByRole('tabpanel')).toContainText('preflight is done');
  await page.keyboard.press('ArrowRight');
  await expect(output(page).getByRole('group', {name: 'Diagram of the program'})).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(output(page).getByRole('tabpanel')).toContainText('require(');
});

test('lets go of the keyboard with Escape', async ({page}) => {
  await openPlayground(page);
  await editor(page).focus();
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor(page)).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
});

test('lists its shortcuts under the question mark, and not while the reader types', async ({page}) => {
  await openPlayground(page);
  await editor(page).focus();
  await page.keyboard.type('?');
  const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(dialog).toContainText('Run the program');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('adds, renames and deletes files', async ({page}) => {
  await openPlayground(page);
  const files = page.getByRole('list', {name: 'Files'});
  const name = page.getByRole('dialog').getByRole('textbox');
  await tool(page, 'Add file').click();
  await name.fill('main.w');
  await page.getByRole('dialog').getByRole('button', {name: 'Add', exact: true}).click();
  await expect(page.getByRole('alert').filter({hasText: 'already'})).toBeVisible();
  await name.fill('price.w');
  await name.press('Enter');
  await expect(files.getByRole('button', {name: 'price.w'})).toHaveAttribute('aria-current', 'true');
  await write(page, 'pub class Price {\n  pub static of(count: num): num {\n    return count * 3;\n  }\n}\n');
  await files.getByRole('button', {name: 'main.w'}).click();
  await write(page, 'bring "./price.w" as price;\nlog("{price.Price.of(2)}");\n');
  await expect(problems(page).getByRole('heading')).toHaveText('No problems');
  await files.getByRole('button', {name: 'price.w'}).click();
  await tool(page, 'Rename').click();
  await name.fill('cost.w');
  await name.press('Enter');
  await expect(problems(page).getByRole('heading')).toContainText('error');
  await tool(page, 'Delete').click();
  await page.getByRole('dialog').getByRole('button', {name: 'Delete'}).click();
  await expect(files.getByRole('button')).toHaveText(['main.w']);
});

test('opens the programs of the tutorials', async ({page}) => {
  await openPlayground(page);
  await tool(page, 'Examples').click();
  await page.getByRole('dialog').getByRole('button', {name: 'Hello, world'}).click();
  await expect(editor(page)).toContainText('Hello, compiler!');
  await expect(status(page)).toHaveText('');
});

test('shares a program by a link, which does not run by itself', async ({page, context, browserName}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium lets a test read what was copied.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page);
  await write(page, 'log("shared ☁");');
  await tool(page, 'Copy link').click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toMatch(/^#program=1\./);

  const other = await context.newPage();
  await openPlayground(other, link);
  await expect(editor(other)).toHaveText('log("shared ☁");');
  await expect(problems(other).getByRole('heading')).toHaveText('No problems');
  await expect(status(other)).toHaveText('');
});

for (const [what, path] of [
  ['UTF-16', oldLink('log("old ☁");', 'utf16le')],
  ['UTF-8', oldLink('log("old ☁");', 'utf8')],
  ['UTF-8 in parentheses', oldLink('log("old ☁");', 'utf8', true)],
] as const) {
  test(`opens links of the playground before, in ${what}, and rewrites the address`, async ({page}) => {
    await openPlayground(page, path);
    await expect(editor(page)).toHaveText('log("old ☁");');
    await expect(page).toHaveURL(/\/play#program=1\./);
  });
}

test('says what is wrong with a link, and keeps the text', async ({page}) => {
  await openPlayground(page);
  await write(page, 'log("mine");');
  // It is kept half a second after the last key.
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((value) => value.includes('mine'))))
    .toBe(true);
  await open(page, '/');
  await openPlayground(page, `${PATH}#program=1.AAAA`);
  await expect(page.getByRole('alert').filter({hasText: 'damaged'})).toBeVisible();
  await expect(editor(page)).toHaveText('log("mine");');
});

test('keeps what was written until it is reset', async ({page}) => {
  await openPlayground(page);
  const first = await editor(page).innerText();
  await write(page, 'log("kept");');
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((value) => value.includes('kept'))))
    .toBe(true);
  await page.reload();
  await expect(editor(page)).toHaveText('log("kept");');
  await tool(page, 'Reset').click();
  await page.getByRole('dialog').getByRole('button', {name: 'Reset'}).click();
  await expect(editor(page)).toContainText(first.split('\n')[0]!);
});

test('downloads the program', async ({page}) => {
  await openPlayground(page);
  const download = page.waitForEvent('download');
  await tool(page, 'Download').click();
  expect((await download).suggestedFilename()).toBe('wing-program.zip');
});

test('works where nothing is stored', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openPlayground(page);
  await write(page, 'log("a");');
  await expect(problems(page).getByRole('heading')).toHaveText('No problems');
  expect(errors).toEqual([]);
});

test('fits a screen of 320 pixels', async ({page}) => {
  test.skip(!isPhone(page), 'It is about small screens.');
  await page.setViewportSize({width: 320, height: 640});
  await openPlayground(page);
  await expect(problems(page).getByRole('heading')).toHaveText('No problems');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await tool(page, 'Run').click();
  await expect(status(page)).toContainText('passed');
});
