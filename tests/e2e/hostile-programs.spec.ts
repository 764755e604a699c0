/**
 * Programs that someone else has written, in a link, and that the reader runs: whatever they send, the page goes on, and says
 * what it has left out. They send it from a JavaScript file, by the function that the runner of the page uses.
 */
import type {Page} from '@playwright/test';
import {writeLink} from '../../src/playground/share/link';
import {expect, open, test} from '../support/test';

/** How long the page may take to respond to the reader, in milliseconds. */
const MAX_PAUSE = 200;

/** A pause can be that of a busy machine: one run of several has to be without. */
const TRIES = 4;

const output = (page: Page) => page.getByRole('region', {name: 'Output', exact: true});
const status = (page: Page) => output(page).getByRole('status').first();
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const tab = (page: Page, name: string) => output(page).getByRole('tab', {name});

const FORGING = `bring cloud;
let files = new cloud.Bucket() as "Files";
class Lib { extern "./lib.js" pub static inflight forge(): void; }
new cloud.Function(inflight () => { Lib.forge(); }) as "Forge";
test "forges" { Lib.forge(); }
`;

/** Opens a program whose file `lib.js` does what `script` says. */
async function openForging(page: Page, script: string): Promise<void> {
  await openProgram(page, {'main.w': FORGING, 'lib.js': `exports.forge = async () => {\n${script}\n};\n`});
}

async function openProgram(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const link = await writeLink({files, entry: 'main.w', compilerVersion: '0.85.49'});
  await open(page, `/play${link}`);
  await expect(page.locator('.cm-content')).toBeVisible();
}

/** Runs the program with its tests, until it has ended. */
async function run(page: Page, text: RegExp | string = /passed|failed|Done/): Promise<void> {
  await button(page, 'Run').click();
  await expect(status(page)).toContainText(text, {timeout: 90_000});
}

/** Runs the program so that it stays up, and chooses one of its resources. */
async function keepRunning(page: Page, resource: string): Promise<void> {
  await page.getByRole('checkbox', {name: 'Keep running'}).check();
  await button(page, 'Run').click();
  await tab(page, 'Resources').click();
  const field = output(page).getByRole('combobox', {name: 'Resource'});
  await expect(field).toBeVisible({timeout: 60_000});
  await field.selectOption({label: resource});
}

async function expectPageGoesOn(page: Page): Promise<void> {
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  await button(page, 'Examples').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The longest time in which the page did nothing for its reader while something happened. */
async function longestPauseOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const clock = {last: performance.now(), longest: 0};
    const timer = setInterval(() => {
      const now = performance.now();
      clock.longest = Math.max(clock.longest, now - clock.last);
      clock.last = now;
    }, 10);
    Object.assign(window, {endOfPauses: () => (clearInterval(timer), clock.longest)});
  });
  await act();
  return page.evaluate(() => (window as unknown as {endOfPauses(): number}).endOfPauses());
}

async function expectNoPause(page: Page, act: () => Promise<void>): Promise<void> {
  // The first run brings the simulator.
  await act();
  const pauses: number[] = [];
  while (pauses.length < TRIES && !pauses.some((pause) => pause < MAX_PAUSE))
    pauses.push(Math.round(await longestPauseOf(page, act)));
  expect(Math.min(...pauses), `pauses of ${pauses.join(', ')} ms`).toBeLessThan(MAX_PAUSE);
}

test.describe('the page goes on at once', () => {
  test.slow();

  test('when a program lists more resources than there are', async ({page}) => {
    await openForging(
      page,
      `self.postMessage({kind: 'resources', resources: Array.from({length: 49000}, (_, i) =>
        ({path: 'p' + i, type: '@winglang/sdk.cloud.Bucket', attributes: {}}))});`,
    );
    await expectNoPause(page, () => run(page));
    await expect(output(page)).toContainText('Left out (resources)');
    await expectPageGoesOn(page);
  });

  test('when it fills other fields than that of a text', async ({page}) => {
    await openForging(
      page,
      `for (let i = 0; i < 30; i++) {
        const long = 'x'.repeat(1.9e7);
        self.postMessage({kind: 'log', level: long, test: long, source: long, text: 'line ' + i});
        self.postMessage({kind: 'test', path: 'test:' + i, pass: false, milliseconds: 1, error: {message: long, frames: []}});
      }`,
    );
    await expectNoPause(page, () => run(page));
    await expect(output(page)).toContainText('more characters are not shown');
    expect((await output(page).innerText()).length).toBeLessThan(1_000_000);
    await expectPageGoesOn(page);
  });

  test('after a long error, which it shows the beginning of', async ({page}) => {
    await openProgram(page, {
      'main.w': `test "long" {
  let var s = "aaaaaaaaaa";
  for i in 0..20 { s = "{s}{s}"; }
  throw s;
}
`,
    });
    await expectNoPause(page, () => run(page, '1 failed'));
    await expect(output(page)).toContainText(/a{100}… \(10,4\d\d,\d\d\d more characters are not shown\)/);
  });

  test('while a program logs all lines that it may', async ({page}) => {
    await openProgram(page, {'main.w': `test "logs" { for i in 0..6000 { log("{i}"); } }\n`});
    await expectNoPause(page, () => run(page, '1 of 1 test passed'));
    await expect(output(page)).toContainText('Lines dropped: 1000');
  });

  test('when a diagram would take long to be drawn', async ({page}) => {
    await openForging(
      page,
      `const node = (path, fqn, children = {}) => ({id: path, path, constructInfo: {fqn}, children});
      const names = Array.from({length: 60}, (_, i) => 'b' + i);
      const children = Object.fromEntries(names.map((name) => [name, node(name, '@winglang/sdk.cloud.Bucket')]));
      const connections = names.flatMap((source, i) => [1, 7, 13, 29].map((step) =>
        ({source, target: names[(i * step + step) % 60], name: 'a'})));
      self.postMessage({kind: 'tree', tree: node('root', '@winglang/sdk.std.Resource', children), connections});`,
    );
    await expectNoPause(page, async () => {
      await tab(page, 'Tests and logs').click();
      await run(page);
      await tab(page, 'Diagram').click();
      await expect(output(page)).toContainText('connections, and up to 60 can be drawn');
    });
  });
});

test('a program with more resources than can be drawn is told so, and not that nothing was run', async ({
  page,
}) => {
  test.slow();
  await openProgram(page, {
    'main.w': `bring cloud;\nfor i in 0..4000 { new cloud.Counter() as "c{i}"; }\n`,
  });
  await run(page);
  await tab(page, 'Diagram').click();
  await expect(output(page).getByRole('tabpanel')).toContainText(/^The diagram is left out\. .*up to/);
});

test.describe('a program that keeps running', () => {
  test('can list resources of any type, with any attributes', async ({page}) => {
    await openForging(
      page,
      `self.postMessage({kind: 'resources', resources: [
        {path: 'a', type: 'constructor', attributes: {}},
        {path: 'b', type: '__proto__', attributes: {}},
        {path: 'c', type: '@winglang/sdk.cloud.Api', attributes: {routes: 'ab', url: {}}},
        {path: 'd', type: '@winglang/sdk.cloud.Api', attributes: {routes: [null, null], url: '${'/'.repeat(500)}'}},
        {path: 'd', type: '@winglang/sdk.cloud.Bucket', attributes: {}},
      ]});`,
    );
    await keepRunning(page, 'Forge (Function)');
    await button(page, 'Invoke function').click();
    const field = output(page).getByRole('combobox', {name: 'Resource'});
    await expect(field.getByRole('option')).toHaveText(['c (API)', 'd (Bucket)']);
    await field.selectOption({label: 'c (API)'});
    await button(page, 'Send request').click();
    await field.selectOption({label: 'd (Bucket)'});
    await expectPageGoesOn(page);
  });

  for (const answer of ['5', '[{}]', '[null]', '{length: 3}', '"ab"']) {
    test(`can answer ${answer} for the keys of a bucket`, async ({page}) => {
      await openForging(
        page,
        `setInterval(() => {
          for (let id = 0; id < 20; id++) self.postMessage({kind: 'response', id, value: ${answer}});
        }, 1000);`,
      );
      await keepRunning(page, 'Forge (Function)');
      await button(page, 'Invoke function').click();
      await output(page).getByRole('combobox', {name: 'Resource'}).selectOption({label: 'Files (Bucket)'});
      await expect(output(page).getByRole('tabpanel')).toContainText(/The bucket is empty|key/i);
      await expectPageGoesOn(page);
    });
  }
});

test('a frame that names no file of the program leads nowhere', async ({page}) => {
  await openForging(
    page,
    `const error = new Error('forged');
    error.stack = ['Error: forged', 'constructor', '__proto__', 'other.w', 'lib.js']
      .map((file, index) => index === 0 ? file : '    at f (wing:/proj/' + file + ':1:80)').join('\\n');
    throw error;`,
  );
  await run(page, '1 failed');
  const places = output(page).getByRole('button', {name: /line/});
  await expect(places.first()).toHaveText(/^lib\.js, line/);
  for (const place of await places.all()) await place.click();
  await expectPageGoesOn(page);
});

test('a program that writes to the page in the name of the page is not believed', async ({page}) => {
  await openForging(
    page,
    `for (const kind of ['flood', 'broken', 'heartbeat', 'constructor', '<b>'])
      self.postMessage({kind, message: 'out of memory'});
    self.postMessage('heartbeat');`,
  );
  await run(page, '1 of 1 test passed');
  await expect(output(page)).toContainText('Left out (flood): The message, at “kind”');
  await expectPageGoesOn(page);
});
