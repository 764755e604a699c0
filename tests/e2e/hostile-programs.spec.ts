/**
 * Programs that someone else has written and the reader runs: whatever they send, the page goes on, and says what it has left
 * out. The page is the output of the playground, with its sandbox; the programs are JavaScript, as externs are.
 */
import type {Page} from '@playwright/test';
import {longestSilenceOf} from '../support/longestSilence';
import {longestTaskOf} from '../support/longestTask';
import type {OutputPageHandle} from '../support/sandboxSite/output';
import {OUTPUT_PAGE} from '../support/sandboxSite/serve';
import {test} from '../support/sandboxSite/test';
import {expect} from '../support/test';

test.beforeEach(async ({page}) => {
  await page.goto(OUTPUT_PAGE);
});

/** How long the page may take to respond to the reader, in milliseconds of the processor. */
const MAX_PAUSE = 200;

/** The same by the clock, on a machine with other work. */
const MAX_SILENCE = 1_000;

const output = (page: Page) => page.getByRole('region', {name: 'Output', exact: true});
const panel = (page: Page) => output(page).getByRole('tabpanel');
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const tab = (page: Page, name: string) => output(page).getByRole('tab', {name});

async function start(page: Page, program: string, mode: 'test' | 'live' = 'test'): Promise<void> {
  await page.evaluate(
    ([text, how]) => (window as unknown as {outputPage: OutputPageHandle}).outputPage.start(text, how),
    [program, mode] as const,
  );
}

/** Runs a program to its end. */
async function run(page: Page, program: string): Promise<void> {
  await start(page, `${program}\nlog('the end');`);
  await expect(output(page)).toContainText(/Done\.|passed|failed\./, {timeout: 30_000});
}

/** Runs a program that stays up, and goes to its resources. */
async function keepRunning(page: Page, program: string): Promise<void> {
  await start(page, program, 'live');
  await tab(page, 'Resources').click();
}

/** An error while React renders would take all of the page away. */
async function expectPageGoesOn(page: Page): Promise<void> {
  await button(page, 'Counted 0').click();
  await expect(button(page, 'Counted 1')).toBeVisible();
}

test.describe('the page goes on at once', () => {
  for (const [title, program, words] of [
    [
      'lists more resources than there are',
      `self.postMessage({kind: 'resources', resources: Array.from({length: 12_000}, (_, i) =>
        ({path: 'p' + i, type: '@winglang/sdk.cloud.Bucket', attributes: {}}))});`,
      /Left out \(resources\): .*list of up to 1000/,
    ],
    [
      'lists all resources that it may',
      `self.postMessage({kind: 'resources', resources: Array.from({length: 1_000}, (_, i) =>
        ({path: 'p' + i + '/a'.repeat(300), type: '@winglang/sdk.cloud.Bucket', attributes: {}}))});`,
      'the end',
    ],
    [
      'fills other fields than that of a text',
      `for (let i = 0; i < 30; i++) {
        const long = 'x'.repeat(1e6);
        self.postMessage({kind: 'log', level: long, test: long, source: long, text: 'line ' + i});
        self.postMessage({kind: 'test', path: i + long, pass: false, milliseconds: 1, error: {message: long, frames: []}});
      }`,
      'more characters are not shown',
    ],
    [
      'reports a long error',
      `self.postMessage({kind: 'test', path: 'test:a', pass: false, milliseconds: 1,
        error: {message: 'a'.repeat(10_485_760), frames: []}});`,
      '… (10,475,820 more characters are not shown)',
    ],
    [
      'reports all errors that it may',
      `for (let i = 0; i < 600; i++)
        self.postMessage({kind: 'test', path: 'test:' + i, pass: false, milliseconds: 1,
          error: {message: 'a b '.repeat(1e5), frames: Array.from({length: 90}, () => ({file: 'main.w', line: 1, column: 1}))}});`,
      'Left out (test): The page shows up to 500 tests.',
    ],
    ['logs all lines that it may', `for (let i = 0; i < 6000; i++) log(i);`, 'Lines dropped: 1001'],
    ['logs all characters that it may', `log('a'.repeat(600_000));`, 'Lines dropped: 2'],
    [
      'shows all scripts that it may',
      `self.postMessage({kind: 'output', javascript: Object.fromEntries(Array.from({length: 200}, (_, i) =>
        [i + '.cjs', 'let a;'.repeat(i < 4 ? 33_000 : 1)]))});`,
      'the end',
    ],
    [
      'sends a tree that takes long to be laid out',
      `const node = (path, fqn, children = {}) => ({id: path, path, constructInfo: {fqn}, children});
      const names = Array.from({length: 60}, (_, i) => 'b' + i);
      const children = Object.fromEntries(names.map((name) => [name, node(name, '@winglang/sdk.cloud.Bucket')]));
      const connections = names.flatMap((source, i) => [1, 7, 13, 29].map((step) =>
        ({source, target: names[(i * step + step) % 60], name: 'a'})));
      self.postMessage({kind: 'tree', tree: node('root', '@winglang/sdk.std.Resource', children), connections});`,
      'the end',
    ],
  ] as const) {
    test(`when a program ${title}`, async ({page}) => {
      const all = async () => {
        await tab(page, 'Tests and logs').click();
        await run(page, program);
        for (const name of ['Resources', 'Preflight', 'Diagram', 'JavaScript', 'Tests and logs'])
          await tab(page, name).click();
      };
      // The first run brings the sandbox.
      await all();
      expect(await longestTaskOf(page, MAX_PAUSE, all)).toBeLessThan(MAX_PAUSE);
      await expect(panel(page)).toContainText(words);
      expect((await output(page).innerText()).length).toBeLessThan(1_000_000);
      await expectPageGoesOn(page);
    });
  }
});

test('a diagram that is left out says why, and not that nothing was run', async ({page}) => {
  const node = `const node = (path, type) => ({id: path, path, constructInfo: {fqn: '@winglang/sdk.' + type}});
    const many = (count, type) => Object.fromEntries(Array.from({length: count}, (_, i) => [i, node('n' + i, type)]));
    const send = (children) =>
      self.postMessage({kind: 'tree', tree: {...node('root', 'std.Resource'), children}, connections: []});`;
  await tab(page, 'Diagram').click();
  await expect(panel(page)).toHaveText('A diagram of the resources appears here after a run.');
  for (const [count, words] of [
    [101, 'The diagram is left out. The program has 101 resources, and up to 100 can be drawn.'],
    [5_001, 'The diagram is left out. The message, at “tree”: up to 5,000 resources are allowed'],
    [
      30_000,
      /^The diagram is left out\. It has 2,\d\d\d,\d\d\d characters, and up to 1,000,000 can be shown\.$/,
    ],
  ] as const) {
    await run(page, `${node} send(many(${count}, 'cloud.Bucket'));`);
    await expect(panel(page)).toHaveText(words);
  }
  await expectPageGoesOn(page);
});

test('a diagram of types and paths that every object inherits is drawn', async ({page}) => {
  await run(
    page,
    `const paths = ['constructor', '__proto_', 'hasOwnProperty', 'toString'];
    const children = Object.fromEntries(paths.map((path) => [path + 1, {id: path, path,
      constructInfo: {fqn: '@winglang/sdk.cloud.' + path}}]));
    self.postMessage({kind: 'tree', tree: {id: 'root', path: 'root', children},
      connections: paths.map((target) => ({source: 'constructor', target, name: 'a'}))});`,
  );
  await tab(page, 'Diagram').click();
  await expect(panel(page).getByRole('group', {name: 'Diagram of the program'})).toBeVisible();
  await expect(panel(page).getByRole('link')).toHaveCount(0);
  await expectPageGoesOn(page);
});

test.describe('a program that keeps running', () => {
  const LIST = (resources: string) => `self.postMessage({kind: 'resources', resources: ${resources}});`;

  test('can list resources of any type, with any attributes', async ({page}) => {
    await keepRunning(
      page,
      LIST(`[
        {path: 'a', type: 'constructor', attributes: {}},
        {path: 'b', type: '__proto__', attributes: {}},
        {path: 'c', type: '@winglang/sdk.cloud.Api', attributes: {routes: 'ab', url: {}}},
        {path: 'd', type: '@winglang/sdk.cloud.Api', attributes: {routes: [null, null], url: '/'.repeat(900) + 'a'}},
        {path: 'e', type: '@winglang/sdk.cloud.Counter', attributes: {}},
        {path: 'e', type: '@winglang/sdk.cloud.Bucket', attributes: {}},
      ]`),
    );
    const field = output(page).getByRole('combobox', {name: 'Resource'});
    await expect(field.getByRole('option')).toHaveText(['c (API)', 'd (API)', 'e (Bucket)']);
    for (const label of ['c (API)', 'd (API)']) {
      await field.selectOption({label});
      await button(page, 'Send request').click();
      await expect(panel(page)).toContainText('Status 200');
    }
    await expectPageGoesOn(page);
  });

  for (const answer of ['5', '[{}]', '[null, 1]', '{length: 3}', '"ab"', 'null', '[["a"]]']) {
    test(`can answer ${answer} for the keys of a bucket`, async ({page}) => {
      await keepRunning(
        page,
        `self.forgedAnswer = {value: ${answer}};
        ${LIST(`[{path: 'a', type: '@winglang/sdk.cloud.Bucket', attributes: {}}]`)}`,
      );
      await expect(panel(page)).toContainText(
        /The bucket has not answered with a list of keys\.|A key of the bucket is not a string\./,
      );
      await expectPageGoesOn(page);
    });
  }
});

test('a frame that names no file of the program is not shown', async ({page}) => {
  await run(
    page,
    `const frames = ['constructor', '__proto__', 'other.w', 'main.js'].map((file) => ({file, line: 1, column: 1}));
    self.postMessage({kind: 'test', path: 'test:a', pass: false, milliseconds: 1, error: {message: 'forged', frames}});
    self.postMessage({kind: 'failed', stage: 'testing', error: {message: 'forged', frames}});`,
  );
  const places = panel(page).getByRole('button', {name: /line/});
  await expect(places).toHaveText(['main.js, line 1, column 1', 'main.js, line 1, column 1']);
  await places.first().click();
  await expect(page.getByText('Goes to main.js')).toBeVisible();
});

test('a program that writes in the name of the page is not believed', async ({page}) => {
  await run(
    page,
    `for (const kind of ['flood', 'broken', 'heartbeat', 'constructor', '<b>'])
      self.postMessage({kind, message: 'out of memory'});
    self.postMessage('heartbeat');
    self.postMessage({kind: 'ended', by: 'memory'});`,
  );
  await expect(panel(page)).toContainText('Left out (flood): The message, at “kind”');
  await expect(panel(page)).toContainText('the end');
  await expectPageGoesOn(page);
});

test.describe('what a cloud would get', () => {
  const CLOUDS = `const many = (length, item) => Array.from({length}, (_, i) => item(i));
    const send = (given, calls = []) => {
      const edited = named(many(edits, (i) => 'e' + i), {});
      const resource = Array.isArray(given) ? given : {...given, edited};
      self.postMessage({kind: 'cloud', cloud: 'tf-aws', terraform: JSON.stringify({resource}),
        tree: {id: 'root', path: 'root'}, connections: [], calls});
      self.postMessage({kind: 'ended', by: 'itself'});
    };
    const place = {file: 'main.w', line: 1, column: 1};
    const named = (names, value) => Object.fromEntries(names.map((name) => [name, value]));`;
  const clouds = (page: Page) => output(page).getByRole('tabpanel', {name: 'Clouds'});
  const put = (page: Page, how: 'edit' | 'open', program: string) =>
    page.evaluate(
      ([name, text]) => (window as unknown as {outputPage: OutputPageHandle}).outputPage[name](text),
      [how, `${CLOUDS}\n${program}`] as const,
    );

  // Each edit adds a resource, so that its result can be told from the one before.
  for (const [title, program, words] of [
    [
      'has as many types as it may',
      `send(named(many(4_000, (i) => Math.random() + '-' + i), {a: {}}));`,
      'More that are not shown: 3,801',
    ],
    [
      'has as many calls as it may',
      `send({}, many(2_000, (i) => ({function: 'f', resource: 'r' + i, operation: 'op' + Math.random(), place})));`,
      'Calls of functions that are not shown: 1,500',
    ],
    [
      'has as many values as it may',
      `const deep = (levels) => levels === 0 ? many(45_000, () => 1) : [deep(levels - 1)];
       send({a: {a: {deep: deep(20), path: 'asset.'.repeat(50_000), more: Math.random()}}});`,
      '2 resources',
    ],
  ] as const) {
    test(`may be anything: when it ${title}`, async ({page}) => {
      const countOf = (edits: number) => `const edits = ${edits};\n${program}`;
      await tab(page, 'Clouds').click();
      await put(page, 'edit', countOf(1));
      await button(page, 'Compile').click();
      await expect(clouds(page)).toContainText(words);
      let edits = 1;
      const edit = async () => {
        edits += 1;
        await put(page, 'edit', countOf(edits));
        await expect(clouds(page)).toContainText(`edited × ${edits}`);
      };
      expect(await longestTaskOf(page, MAX_PAUSE, edit)).toBeLessThan(MAX_PAUSE);
      await expectPageGoesOn(page);
    });
  }

  test('may be no Terraform, and is not compiled for a program that a link brings', async ({page}) => {
    await tab(page, 'Clouds').click();
    await put(page, 'edit', `const edits = 1; send([1]);`);
    await button(page, 'Compile').click();
    await expect(clouds(page)).toContainText('main.tf.json, at “resource');
    await put(page, 'edit', `const edits = 2; send({constructor: {}});`);
    await expect(clouds(page)).toContainText('edited × 2');
    await put(page, 'open', `const edits = 3; send({});`);
    await expect(clouds(page).getByRole('status')).toContainText('See what each cloud would get');
    await button(page, 'Compile').click();
    await expect(clouds(page)).toContainText('edited × 3');
  });
});

test('a letter with many marks does not stop the page, wherever text is shown', async ({page}) => {
  // It is laid out, and no script: the page is asked, as the list of its tasks does not have it.
  const silence = await longestSilenceOf(page, MAX_SILENCE, async () => {
    await run(
      page,
      `const text = 'a' + '\\u0301'.repeat(100_000);
      log(text);
      self.postMessage({kind: 'preflight', text});
      self.postMessage({kind: 'output', javascript: {['a.cjs']: text, [text]: ''}});
      self.postMessage({kind: 'test', path: 'test:' + text, pass: false, milliseconds: 1, error: {message: text, frames: []}});`,
    );
  });
  expect(silence).toBeLessThan(MAX_SILENCE);
  await expectPageGoesOn(page);
});

test('characters that hide, or turn the direction of text, are shown', async ({page}) => {
  await run(
    page,
    `const text = '/* \\u202e } \\u2066if (isAdmin)\\u2069 \\u200b*/';
    log(text);
    self.postMessage({kind: 'test', path: 'test:' + text, pass: false, milliseconds: 1, error: {message: text, frames: []}});
    self.postMessage({kind: 'output', javascript: {'a.cjs': text}});`,
  );
  const shown = '/* [U+202E] } [U+2066]if (isAdmin)[U+2069] [U+200B]*/';
  for (const name of ['Program log', 'Tests and logs'])
    await expect(page.getByRole(name === 'Program log' ? 'group' : 'tabpanel', {name}).first()).toContainText(
      shown,
    );
  await tab(page, 'JavaScript').click();
  await expect(panel(page)).toContainText(shown);
});
