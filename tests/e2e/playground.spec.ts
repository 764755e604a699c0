import {Buffer} from 'node:buffer';
import type {Page, Route} from '@playwright/test';
import {writeLink} from '../../src/playground/share/link';
import {axeProblems, type Theme} from '../a11y/visit';
import {readClipboard} from '../support/clipboard';
import {replaceText} from '../support/codeEditor';
import {expect, forbidStorage, PHONE, SMOKE, tagged, test, visit} from '../support/test';

const PATH = '/play';

/** Of tests that run in Firefox as well. */
const FIREFOX = {tag: '@firefox'};

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
let visits = new cloud.Counter(initial: 1);

api.get("/", inflight () => {
  return {status: 200, body: "visit {visits.inc()}"};
});
`;

const OPTIONAL = 'bring cloud;\nlet files: cloud.Bucket? = nil;\n';

const program = (page: Page) => page.getByRole('region', {name: 'Program'});
const editor = (page: Page) => program(page).getByRole('textbox');
const problems = (page: Page) => page.getByRole('region', {name: 'Problems'});
const output = (page: Page) => page.getByRole('region', {name: 'Output', exact: true});
const status = (page: Page) => output(page).getByRole('status').first();
const tool = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const dialog = (page: Page) => page.getByRole('dialog');

/** Goes to the playground and waits for the editor, which takes the place of a plain text field. */
async function openPlayground(page: Page, path = PATH): Promise<void> {
  await visit(page, path);
  await expect(page.locator('.cm-content')).toBeVisible();
}

const write = (page: Page, text: string) => replaceText(editor(page), text);

async function expectNoProblems(page: Page): Promise<void> {
  await expect(problems(page).getByRole('heading')).toHaveText('No problems');
}

/** Waits until a text is in what the browser keeps: that is a moment after the last key. */
async function expectKept(page: Page, text: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (part) => Object.values<string>(localStorage).some((value) => value.includes(part)),
        text,
      ),
    )
    .toBe(true);
}

/** A link of the playground before this one. */
function oldLink(text: string, encoding: 'utf16le' | 'utf8', isInParentheses = false): string {
  const code = Buffer.from(text, encoding).toString('base64');
  return `${PATH}?code=${encodeURIComponent(isInParentheses ? `(${code})` : code)}`;
}

/** Holds the compiler back. @returns what lets it go on, once it has been asked for */
async function holdCompiler(page: Page): Promise<readonly (() => void)[]> {
  const waiting: (() => void)[] = [];
  await page.route('**/*.wasm', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  return waiting;
}

test.describe('on a wide screen', () => {
  test(
    'lets the reader type before the compiler is there, and then says what is wrong',
    FIREFOX,
    async ({page}) => {
      const waiting = await holdCompiler(page);
      await openPlayground(page);
      await write(page, 'log("a");\nlog(b);\n');
      await expect(problems(page)).toContainText('The compiler isn’t loaded yet');
      await expect(problems(page).getByRole('progressbar', {name: 'Loading the compiler'})).toBeVisible();
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.forEach((go) => go());
      await expect(problems(page).getByRole('heading')).toHaveText('1 error');
      await expect(problems(page).getByRole('progressbar')).toHaveCount(0);
      await expect(problems(page).locator('[aria-live]')).toContainText('main.w, line 2, column 5');
      await expect(page.locator('.cm-lintRange-error')).toHaveText('b');
      const explanation = problems(page).getByRole('link', {name: 'Explain this message'});
      await expect(explanation).toHaveAttribute('href', 'search?q=Unknown+symbol+%22b%22');
      await problems(page).getByRole('button', {name: 'main.w, line 2, column 5'}).click();
      await expect(editor(page)).toBeFocused();
      await page.keyboard.type('"');
      await expect(editor(page)).toContainText('log("b);');
    },
  );

  test('says that the compiler did not arrive, and brings it with Retry', async ({page}) => {
    let isBroken = true;
    await page.route('**/*.wasm', (route) => (isBroken ? route.abort() : route.continue()));
    await openPlayground(page);
    const alert = problems(page).getByRole('alert');
    await expect(alert).toContainText('The compiler didn’t load');
    isBroken = false;
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expectNoProblems(page);
  });

  test('brings the diagram and the examples when they are asked for again', async ({page}) => {
    await openPlayground(page);
    await tool(page, 'Run').click();
    await expect(status(page)).toContainText('passed');
    await page.route('**/assets/behaviour/*.js', (route) => route.abort());
    const tab = (name: string) => output(page).getByRole('tab', {name, exact: true});
    await tab('Diagram').click();
    await expect(output(page).getByRole('tabpanel')).toContainText('The diagram didn’t load.');
    await tool(page, 'Examples').click();
    await expect(dialog(page).getByRole('status')).toContainText('The examples didn’t load.');

    await page.unroute('**/assets/behaviour/*.js');
    await page.keyboard.press('Escape');
    await tool(page, 'Examples').click();
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await tab('Tests and logs').click();
    await tab('Diagram').click();
    await expect(output(page).getByRole('group', {name: 'Diagram of the program'})).toBeVisible();
  });

  test('stops a compiler that does not come back, and reads the next program', async ({page}) => {
    test.slow();
    // In a text, where brackets are not counted before the compiler reads them.
    const files = {'main.w': `"${'{'.repeat(150_000)}`};
    const link = await writeLink({files, entry: 'main.w', compilerVersion: '0.85.49'});
    await openPlayground(page, `${PATH}${link}`);
    const alert = problems(page).getByRole('alert');
    await expect(alert).toContainText('and was stopped. Change the program, or try again.', {
      timeout: 30_000,
    });
    await expect(problems(page).getByRole('heading')).toHaveText('Not checked');
    await write(page, 'log("a");\n');
    await expectNoProblems(page);
    await expect(alert).toHaveCount(0);
  });

  test('proposes names while the reader types, and mends what stands before them', SMOKE, async ({page}) => {
    await openPlayground(page);
    await write(page, OPTIONAL);
    await editor(page).press('ControlOrMeta+End');
    await page.keyboard.type('files.addO');
    // Not by Enter: the list takes no keys in the first moment, so that nothing is taken by mistake.
    await page.getByRole('option', {name: /addObject/}).click();
    await expect(editor(page)).toContainText('files?.addObject(');
  });

  test('tells the phase of each line while the reader types', async ({page}) => {
    await openPlayground(page);
    await write(page, 'let a = 1;\ntest "a" {\n  log("b");\n}');
    await expect(page.locator('.cm-line.cm-inflight')).toHaveText(['  log("b");']);
    await expect(page.locator('.cm-line.cm-preflight')).toHaveCount(3);
  });

  test('proposes names for what was typed before the compiler was there', async ({page}) => {
    const waiting = await holdCompiler(page);
    await openPlayground(page);
    await write(page, OPTIONAL);
    await editor(page).press('ControlOrMeta+End');
    await page.clock.install();
    await page.keyboard.type('files.addO');
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    // The editor asks a moment after the last key.
    await page.clock.runFor(1_000);
    waiting.forEach((go) => go());
    await expect(page.getByRole('option', {name: /addObject/})).toBeVisible();
  });

  test('runs the tests one by one and shows the line of an error', tagged(SMOKE, FIREFOX), async ({page}) => {
    await openPlayground(page);
    await write(page, FAILING);
    await editor(page).press('ControlOrMeta+Enter');
    await expect(status(page)).toHaveText('1 of 2 tests passed, 1 failed.');
    const tests = output(page).getByRole('list').first().locator('> li');
    await expect(tests.nth(0)).toContainText(/pass\s*passes/);
    await expect(tests.nth(0)).toContainText('a line');
    await expect(tests.nth(1)).toContainText(/fail\s*fails/);
    await output(page)
      .getByRole('button', {name: /^main\.w, line 6/})
      .first()
      .click();
    await expect(editor(page)).toBeFocused();
  });

  test('stops a program that does not end, and lets go of it all with the page', FIREFOX, async ({page}) => {
    await openPlayground(page);
    await write(page, ENDLESS);
    await tool(page, 'Run').click();
    await expect(output(page).getByRole('listitem')).toContainText('never ends');
    await expect(page.locator('iframe')).toHaveCount(1);
    await tool(page, 'Stop').click();
    await expect(status(page)).toHaveText('Stopped.');
    await page.locator('.navbar__inner .navbar__brand').click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('keeps a program running, which answers', tagged(SMOKE, FIREFOX), async ({page}) => {
    await openPlayground(page);
    await write(page, LIVE);
    await page.getByRole('checkbox', {name: 'Keep running'}).check();
    await tool(page, 'Run').click();
    await expect(status(page)).toHaveText('The program is running.');
    await output(page).getByRole('tab', {name: 'Resources'}).click();
    for (const visit of ['visit 1', 'visit 2']) {
      await tool(page, 'Send request').click();
      await expect(output(page).getByRole('form')).toContainText(visit);
    }
    await tool(page, 'Stop').click();
    await expect(status(page)).toHaveText('Stopped.');
  });

  test('offers to keep an API running after its tests', async ({page}) => {
    await openPlayground(page);
    await write(page, LIVE);
    await tool(page, 'Run').click();
    await output(page).getByRole('button', {name: 'Keep it running'}).click();
    await expect(output(page).getByRole('tab', {name: 'Resources'})).toBeFocused();
    await expect(status(page)).toHaveText('The program is running.');
    await expect(page.getByRole('checkbox', {name: 'Keep running'})).toBeChecked();
  });

  test('needs eval nowhere but in the sandbox', async ({page}) => {
    const withPolicy = (policy: string) => async (route: Route) => {
      const response = await route.fetch();
      await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': policy}});
    };
    await page.route(
      '**/play',
      withPolicy(
        "default-src 'self' data:; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'",
      ),
    );
    await page.route('**/language.js', withPolicy("script-src 'wasm-unsafe-eval'"));
    await openPlayground(page);
    await expectNoProblems(page);
    await tool(page, 'Run').click();
    await expect(status(page)).toContainText('passed');
  });

  test('can be used by everyone, whatever it shows', async ({page}) => {
    test.slow();
    const looks: Record<Theme, Set<string>> = {dark: new Set(), light: new Set()};
    const expectAccessible = async (what: string) => {
      const dark = await axeProblems(page, 'dark', looks.dark);
      const light = await axeProblems(page, 'light', looks.light);
      expect.soft([...dark, ...light], what).toEqual([]);
    };
    await openPlayground(page);
    await tool(page, 'Run').click();
    await expect(status(page)).toContainText('passed');
    await expectAccessible('after a run');
    const tabs = output(page).getByRole('tablist', {name: 'Output'});
    await tabs.getByRole('tab', {name: 'Tests and logs'}).focus();
    const panel = output(page).getByRole('tabpanel');
    await page.keyboard.press('ArrowRight');
    await expect(panel).toContainText('Keep running');
    await page.keyboard.press('ArrowRight');
    await expect(panel).toContainText('preflight');
    await expectAccessible('preflight');
    await page.keyboard.press('ArrowRight');
    await expect(output(page).getByRole('group', {name: 'Diagram of the program'})).toBeVisible();
    await expect(panel.locator('svg a').first()).toHaveAttribute('href', /^\/docs\/api\/standard-library\//);
    await expectAccessible('the diagram');
    await page.keyboard.press('ArrowRight');
    await expect(panel).toContainText('each cloud would get');
    await page.keyboard.press('ArrowRight');
    await expect(panel).toContainText('require(');
    await expectAccessible('the JavaScript');

    await write(page, `${FAILING}log(b);\n`);
    await expect(problems(page).getByRole('heading')).toHaveText('1 error');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(status(page)).toHaveText('The program doesn’t compile.');
    await tabs.getByRole('tab', {name: 'Tests and logs'}).click();
    await expectAccessible('errors');
    for (const name of ['Examples', 'Keyboard shortcuts', 'Add file', 'Reset']) {
      await tool(page, name).click();
      await expect(dialog(page)).toBeVisible();
      if (name === 'Examples') await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
      await expectAccessible(`the dialog of ${name}`);
      await page.keyboard.press('Escape');
    }
  });

  test('lets go of the keyboard, and lists its shortcuts', async ({page}) => {
    await openPlayground(page);
    await editor(page).focus();
    await page.keyboard.press('Tab');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type('?');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(editor(page)).not.toBeFocused();
    await page.keyboard.press('?');
    await expect(dialog(page)).toContainText('Run the program');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(editor(page)).not.toBeFocused();
  });

  test('asks for a name and shows a link in a field that has the focus', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await openPlayground(page);
    await write(page, 'let first = 1;\nlog("{first}");');
    await expectNoProblems(page);
    await editor(page).press('ControlOrMeta+Home');
    for (let column = 0; column < 'let f'.length; column++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.type('other');
    await page.keyboard.press('Enter');
    await expect(editor(page)).toHaveText('let other = 1;log("{other}");');
    await tool(page, 'Add file').press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.type('b.w');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'b.w', exact: true})).toHaveAttribute(
      'aria-current',
      'true',
    );
    await tool(page, 'Copy link').press('Enter');
    const link = dialog(page).getByRole('textbox');
    await expect(link).toBeFocused();
    expect(await link.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(
      (await link.inputValue()).length,
    );
  });

  test('adds, renames and deletes files', SMOKE, async ({page}) => {
    await openPlayground(page);
    const files = page.getByRole('list', {name: 'Files'});
    const name = dialog(page).getByRole('textbox');
    await tool(page, 'Add file').click();
    await name.fill('main.w');
    await dialog(page).getByRole('button', {name: 'Add', exact: true}).click();
    await expect(page.getByRole('alert').filter({hasText: 'already'})).toBeVisible();
    await name.fill('price.w');
    await name.press('Enter');
    await expect(files.getByRole('button', {name: 'price.w'})).toHaveAttribute('aria-current', 'true');
    await write(
      page,
      'pub class Price {\n  pub static of(count: num): num {\n    return count * 3;\n  }\n}\n',
    );
    await files.getByRole('button', {name: 'main.w'}).click();
    await write(page, 'bring "./price.w" as price;\nlog("{price.Price.of(2)}");\n');
    await expectNoProblems(page);
    await files.getByRole('button', {name: 'price.w'}).click();
    await tool(page, 'Rename').click();
    await name.fill('cost.w');
    await name.press('Enter');
    await expect(problems(page).getByRole('heading')).toContainText('error');
    await tool(page, 'Delete').click();
    await dialog(page).getByRole('button', {name: 'Delete'}).click();
    await expect(files.getByRole('button')).toHaveText(['main.w']);
  });

  test('shares a program by a link, which does not run by itself', SMOKE, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPlayground(page);
    await write(page, 'log("shared ☁");');
    await tool(page, 'Copy link').click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const link = await readClipboard(page);
    expect(new URL(link).hash).toMatch(/^#program=1\./);
    const download = page.waitForEvent('download');
    await tool(page, 'Download').click();
    expect((await download).suggestedFilename()).toBe('wing-program.zip');

    const other = await context.newPage();
    await openPlayground(other, link);
    await expect(editor(other)).toHaveText('log("shared ☁");');
    await expectNoProblems(other);
    await expect(status(other)).toHaveText('Not run yet.');
    await expect(other.locator('iframe')).toHaveCount(0);
  });

  test('opens links of the playground before, and those that take their place', FIREFOX, async ({page}) => {
    const links: string[] = [];
    for (const [text, path] of [
      ['log("old ☁ 1");', oldLink('log("old ☁ 1");', 'utf16le')],
      ['log("old ☁ 2");', oldLink('log("old ☁ 2");', 'utf8')],
      ['log("old ☁ 3");', oldLink('log("old ☁ 3");', 'utf16le', true)],
      ['log("old ☁ 4");', oldLink('log("old ☁ 4");', 'utf8', true)],
    ] as const) {
      await openPlayground(page, path);
      await expect(editor(page)).toHaveText(text);
      await expect(page).toHaveURL(/\/play#program=1\./);
      links.push(page.url());
    }
    await visit(page, '/');
    await openPlayground(page, links[0]);
    await expect(editor(page)).toHaveText('log("old ☁ 1");');
    await expect(status(page)).toHaveText('Not run yet.');
  });

  test('a link whose lines end as in Windows is no change of its program', async ({page}) => {
    await openPlayground(page);
    await write(page, 'log("mine");');
    await expectKept(page, 'mine');
    await visit(page, '/');
    await openPlayground(page, oldLink('log("a");\r\nlog("b");\r\n', 'utf16le'));
    await expectNoProblems(page);
    await expect(page.locator('.cm-line')).toHaveText(['log("a");', 'log("b");', '']);
    await expect(page).toHaveURL(/\/play#program=1\./);
    await expect(page.getByText('Which program do you want to keep?')).toBeHidden();
  });

  test('keeps what was written through a bad link, until it is reset', async ({page}) => {
    await openPlayground(page);
    const first = await editor(page).innerText();
    await write(page, 'log("mine");');
    await expectKept(page, 'mine');
    await visit(page, '/');
    await openPlayground(page, `${PATH}#program=1.AAAA`);
    await expect(page.getByRole('alert').filter({hasText: 'damaged'})).toBeVisible();
    await expect(editor(page)).toHaveText('log("mine");');
    await tool(page, 'Reset').click();
    await dialog(page).getByRole('button', {name: 'Reset'}).click();
    await expect(editor(page)).toContainText(first.split('\n')[0]!);
  });

  test('works without the network once it is there, and where nothing is stored', async ({page, context}) => {
    await forbidStorage(page, ['localStorage']);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openPlayground(page);
    await tool(page, 'Run').click();
    await expect(status(page)).toContainText('passed');
    await context.setOffline(true);
    await write(page, FAILING);
    await expectNoProblems(page);
    await tool(page, 'Run').click();
    await expect(status(page)).toHaveText('1 of 2 tests passed, 1 failed.');
    expect(errors).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('says that it needs it, and shows nothing that would not work', async ({page}) => {
    await page.goto(PATH);
    await expect(page.locator('noscript p')).toContainText('The playground needs JavaScript');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test.describe('on a phone', PHONE, () => {
  test('opens the programs of the tutorials, and fits a screen of 320 pixels', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await openPlayground(page);
    await tool(page, 'Examples').click();
    await dialog(page).getByRole('button', {name: 'Hello, world'}).click();
    await expect(editor(page)).toContainText('Hello, compiler!');
    await expect(status(page)).toHaveText('Not run yet.');
    await expectNoProblems(page);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await tool(page, 'Run').click();
    await expect(status(page)).toContainText('passed');
    expect(await overflow()).toBe(0);
  });
});
