/**
 * Programs of the playground that try to break out of it. Each try is made outside of the sandbox as well, where it works:
 * a try that fails everywhere would tell nothing.
 */
import {setTimeout as wait} from 'node:timers/promises';
import type {Frame, Page} from '@playwright/test';
import type {RunEvent} from '../../src/playground/messages/runEvents';
import {HEARTBEAT_MILLISECONDS, MAX_LINES} from '../../src/playground/sandbox/limits';
import {ATTACKS} from '../support/sandboxSite/attacks';
import type {SandboxPage} from '../support/sandboxSite/page';
import {ENGINES, PLAIN_RUNNER, type SandboxSite} from '../support/sandboxSite/serve';
import {test} from '../support/sandboxSite/test';
import {expect} from '../support/test';

type SandboxWindow = Window & {readonly sandboxPage: SandboxPage};

test.beforeEach(async ({page}) => {
  await page.goto('/');
});

const FRAME = 'iframe[sandbox="allow-scripts"]';

/** Busy loops end soon in these tests. */
const SHORT_WATCHDOG = {watchdogMilliseconds: 1_500};

/** For runs that end by themselves, however busy the machine is. */
const LONG_WATCHDOG = {watchdogMilliseconds: 50_000};

test('nothing that a program tries gets through', {tag: '@firefox'}, async ({page, site}) => {
  test.slow();
  const all = Object.keys(ATTACKS);
  const guarded = all.filter((title) => ATTACKS[title]!.stoppedBy === 'guard');
  // In this order: what works goes on for a while after its worker has ended.
  expect(await getThrough(page, site, 'guarded'), 'in the sandbox').toEqual([]);
  expect(await getThroughOf(guarded, page, site, 'unguarded'), 'with the policy alone').toEqual(guarded);
  expect(await getThroughOf(all, page, site, 'plain'), 'outside of the sandbox').toEqual(all);
});

test('a program that may reach the network reaches what is encrypted, and nothing else', async ({
  page,
  context,
}) => {
  await context.route('https://other.example/**', (route) =>
    route.fulfill({body: 'reached', headers: {'access-control-allow-origin': '*'}}),
  );
  const answers = (network: boolean, address: string) =>
    run(page, `return (await fetch('${address}')).text();`, {network}).then(logsOf);
  expect(await answers(true, 'https://other.example/a')).toEqual(['reached']);
  expect(await answers(false, 'https://other.example/a')).toEqual([expect.stringContaining('refused')]);
  expect(await answers(true, `${new URL(page.url()).origin}/reached/open`)).toEqual([
    expect.stringContaining('refused'),
  ]);
});

test('the document of programs shares nothing with the page', {tag: '@firefox'}, async ({page, site}) => {
  await page.evaluate(() => {
    localStorage.setItem('secret', 'a');
    document.cookie = 'secret=a';
  });
  await run(page, '');
  await page.evaluate(() => (window as unknown as SandboxWindow).sandboxPage.addFrame('/other', 'plain'));
  const [plain, sandboxed] = await Promise.all(['#plain', FRAME].map((selector) => frameOf(page, selector)));
  const imageOf = (name: string) => `${site.origin}/reached/${name}`;
  expect(await plain!.evaluate(tryAll, imageOf('plain'))).toEqual({
    dom: 'Page',
    localStorage: 'a',
    cookie: 'secret=a',
    inlineScript: true,
  });
  expect(await sandboxed!.evaluate(tryAll, imageOf('sandboxed'))).toEqual({
    dom: 'SecurityError',
    localStorage: 'SecurityError',
    cookie: 'SecurityError',
    inlineScript: false,
  });
  expect([...site.reached]).toContain('plain');
  expect([...site.reached]).not.toContain('sandboxed');
  expect(await sandboxed!.evaluate(leavePage)).toBe('SecurityError');
  await plain!.evaluate(leavePage);
  await expect(page).toHaveURL('/other');
});

test.describe('forged messages', () => {
  test('do not greet a document that already has its page, nor one of another origin', async ({page}) => {
    const call = <T>(use: (own: SandboxPage) => Promise<T>) =>
      page.evaluate<T>(`(${String(use)})(window.sandboxPage)`);
    await call((own) => own.addFrame('/guarded/sandbox.htm', 'opaque', 'allow-scripts'));
    await call((own) => own.addFrame('/guarded/sandbox.htm', 'open'));
    await call((own) => own.addFrame('/other', 'stranger'));
    /** Waits until a document has heard a greeting: it responds at once, or not at all. */
    const greet = async (selector: string, send: () => Promise<unknown>) => {
      const frame = await frameOf(page, selector);
      await frame.evaluate(() => {
        const heard = new Promise((resolve) =>
          window.addEventListener('message', () => resolve(true), {once: true}),
        );
        Object.assign(window, {heard});
      });
      await send();
      await frame.evaluate(() => (window as unknown as {heard: Promise<boolean>}).heard);
    };
    const greetAsPage = (selector: string) =>
      greet(selector, () =>
        page.evaluate((name) => (window as unknown as SandboxWindow).sandboxPage.greet(name), selector),
      );
    const response = () => page.evaluate(() => (window as unknown as SandboxWindow).sandboxPage.greeted);
    // A frame beside it is not its page.
    const stranger = page.frames().find((frame) => frame.url().endsWith('/other'))!;
    await greet('#opaque', () =>
      stranger.evaluate(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => Object.assign(window, {isGreeted: true});
        window.parent.frames[0]!.postMessage('wing-playground', '*', [port2]);
      }),
    );
    // It responds to the first whom it believes.
    await greetAsPage('#opaque');
    await expect.poll(response).toEqual({kind: 'greeted'});
    expect(await stranger.evaluate(() => 'isGreeted' in window)).toBe(false);
    await greetAsPage('#opaque');
    expect(await response()).toBeUndefined();
    // In a frame without a sandbox its scripts would run under the origin of the site.
    await greetAsPage('#open');
    expect(await response()).toBeUndefined();
  });

  test('of a program are left out, and what was wrong with them is told', async ({page}) => {
    const events = await run(
      page,
      `
      const messages = [
        null, 'ended', {kind: 'ended', by: 'memory'}, {kind: 'broken', message: 'out of memory'}, {kind: 'flood'},
        {kind: 'test', path: {}, pass: true, milliseconds: 1}, {kind: 'log', level: 'info', text: {}},
        {kind: 'response', id: 0, value: 'forged'},
      ];
      for (const message of messages) self.postMessage(message);
      log('after');`,
      {directory: ENGINES.unguarded},
    );
    const refusals = events.flatMap((event) => (event.kind === 'refused' ? event.of : []));
    expect(refusals).toEqual(['', 'ended', 'broken', 'flood', 'test', 'log']);
    expect(events.filter(({kind}) => kind !== 'refused')).toEqual([
      {kind: 'stage', stage: 'loading'},
      {kind: 'stage', stage: 'running'},
      {kind: 'log', level: 'info', text: 'after'},
      {kind: 'ended', by: 'itself'},
    ]);
  });

  test('that are no text, or longer than any, end a program that got around the guard', async ({page}) => {
    for (const message of [
      'new Map()',
      '{kind: "flood"}',
      '{kind: "broken", message: "out of memory"}',
      '"a".repeat(2e6)',
    ]) {
      const events = await run(page, `sendAnything(${message}); await new Promise(() => undefined);`, {
        directory: ENGINES.unguarded,
      });
      expect(events.slice(-2), message).toMatchObject([
        {kind: 'failed', error: {message: 'The program sends more messages than a page can take.'}},
        {kind: 'ended', by: 'watchdog'},
      ]);
    }
  });

  test('of other windows are not taken', async ({page}) => {
    const running = run(page, `log("up"); await new Promise(() => undefined);`);
    await hasTold(page, 'log');
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('message', ({data}) => data === 'the last' && resolve());
          for (const kind of ['ended', 'flood', 'broken', 'alive']) {
            window.postMessage({kind, by: 'itself', message: 'out of memory'}, '*');
          }
          window.postMessage('the last', '*');
        }),
    );
    await stop(page);
    expect((await running).at(-1)).toEqual({kind: 'ended', by: 'stop'});
  });
});

test.describe('a program without end', () => {
  test('leaves the page to the reader, who can stop it', {tag: '@firefox'}, async ({page}) => {
    const running = run(page, 'log("up"); while (true) {}', LONG_WATCHDOG);
    await hasTold(page, 'log');
    await useThePage(page);
    await stop(page);
    expect((await running).at(-1)).toEqual({kind: 'ended', by: 'stop'});
    expect(logsOf(await run(page, 'return "next";'))).toEqual(['next']);
  });

  test('is ended by the watchdog', async ({page}) => {
    const events = await run(page, 'while (true) {}', SHORT_WATCHDOG);
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'watchdog'});
    expect(logsOf(await run(page, 'return "next";'))).toEqual(['next']);
  });

  test('is ended by the watchdog, whatever it says of itself', async ({page}) => {
    const program = `
      for (let last = performance.now(); ; )
        if (performance.now() - last > 100) {
          last = performance.now();
          self.postMessage({kind: 'heartbeat'});
          self.postMessage('heartbeat');
        }`;
    const events = await run(page, program, SHORT_WATCHDOG);
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'watchdog'});
  });

  test('goes on as long as it lets the thread rest', async ({page}) => {
    // The time of the page goes on in steps that end the run together, and none of them alone.
    const now = Date.now();
    await page.clock.install({time: now});
    await page.clock.pauseAt(now + 1000);
    // A heartbeat comes between two of its lines.
    const program = `for (;;) {
      log("rests");
      await new Promise((resolve) => setTimeout(resolve, ${HEARTBEAT_MILLISECONDS + 100}));
    }`;
    const running = run(page, program, {watchdogMilliseconds: 3_000});
    for (let round = 1; round <= 3; round += 1) {
      // Between two lines that are yet to come, there is a heartbeat after the time went on.
      await hasTold(page, 'log', (await countOf(page, 'log')) + 2);
      await page.clock.runFor(2_000);
    }
    await stop(page);
    expect((await running).at(-1)).toEqual({kind: 'ended', by: 'stop'});
  });

  test('ends with the sandbox when the reader goes elsewhere', async ({page}) => {
    const running = run(page, 'log("up"); while (true) {}', SHORT_WATCHDOG);
    await hasTold(page, 'log');
    await page.evaluate(() => (window as unknown as SandboxWindow).sandboxPage.closeSandboxes());
    await expect(page.locator(FRAME)).toHaveCount(0);
    await running;
  });
});

test.describe('a flood of', () => {
  test('logs is cut, with the number of lines that were dropped', async ({page}) => {
    const events = await run(page, `for (let line = 0; line < ${MAX_LINES + 12_345}; line++) log(line);`);
    expect(logsOf(events)).toHaveLength(MAX_LINES);
    const notes = events.flatMap((event) => (event.kind === 'dropped' ? event.lines : []));
    expect(notes.at(-1)).toBe(12_345);
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'itself'});
  });

  test('logs without end does not reach the page', async ({page}) => {
    const running = run(page, 'while (true) log("a".repeat(100));', LONG_WATCHDOG);
    await hasTold(page, 'dropped', 2);
    await useThePage(page);
    await stop(page);
    const events = await running;
    expect(logsOf(events).length).toBeLessThanOrEqual(MAX_LINES);
    expect(events.length).toBeLessThan(2 * MAX_LINES);
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'stop'});
  });

  test('characters is cut, and a message that stays too long is left out', async ({page}) => {
    const events = await run(
      page,
      `const long = 'a'.repeat(1e7);
      self.postMessage({kind: 'test', path: long, pass: false, milliseconds: 1, error: {message: long, frames: []}});
      self.postMessage({kind: 'tree', tree: Array.from({length: 1e6}, () => 1), connections: []});
      self.postMessage({kind: 'log', level: long, source: long, test: long, text: long});`,
    );
    expect(events.find(({kind}) => kind === 'test')).toMatchObject({
      path: expect.stringMatching(/more characters are not shown\)$/),
      error: {message: expect.stringMatching(/^a+… \(9,990,060 more characters are not shown\)$/)},
    });
    expect(events).toContainEqual({
      kind: 'refused',
      of: 'tree',
      reason: 'It has 2,000,041 characters, and up to 1,000,000 can be shown.',
    });
    expect(events).toContainEqual({kind: 'dropped', lines: 1});
    expect(JSON.stringify(events).length).toBeLessThan(1_000_000);
  });

  test('messages ends the program, with the guard and without', async ({page}) => {
    for (const directory of [ENGINES.guarded, ENGINES.unguarded]) {
      const program = 'while (true) self.postMessage({kind: "stage", stage: "testing"});';
      const events = await run(page, program, {directory, ...LONG_WATCHDOG});
      expect(events.slice(-2)).toMatchObject([{kind: 'failed'}, {kind: 'ended', by: 'watchdog'}]);
    }
  });
});

test.describe('a program that takes all memory', () => {
  test('is told so where it asks for too much at once', {tag: '@firefox'}, async ({page}) => {
    const tries = [
      'new ArrayBuffer(2 ** 52)',
      '"a".repeat(2 ** 30 - 25).repeat(2)',
      'for (const all = []; ; ) all.push(new WebAssembly.Memory({initial: 65536}))',
    ];
    const program = tries
      .map((code) => `try { ${code}; log("has it"); } catch { log("refused"); }`)
      .join('\n');
    const events = await run(page, program, LONG_WATCHDOG);
    expect(logsOf(events)).toEqual(tries.map(() => 'refused'));
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'itself'});
  });

  // Playwright calls a page crashed when the process of a frame has ended, so the page tells the site and not the test.
  test('in many pieces ends, and the page goes on', async ({playwright, launchOptions, site}) => {
    const args = [...(launchOptions.args ?? []), '--js-flags=--max-old-space-size=64'];
    const browser = await playwright.chromium.launch({...launchOptions, args});
    const page = await browser.newPage();
    await page.goto(site.origin);
    await report(
      page,
      'for (const all = []; ; ) all.push(Array.from({length: 10_000}, (_, index) => ({index})));',
    );
    // The watchdog ends it where the browser only gets slow.
    await expect.poll(() => [...site.reached]).toContainEqual(expect.stringMatching(/^(?:memory|watchdog)$/));
    await expect.poll(() => [...site.reached]).toContain('itself next');
    await browser.close();
  });

  test('and the process of the sandbox with it ends with that word', async ({page, site}) => {
    await run(page, '');
    await report(page, 'log("up"); await new Promise(() => undefined);');
    await hasTold(page, 'log');
    const session = await page.context().newCDPSession(await frameOf(page, FRAME));
    session.send('Page.crash').catch(() => undefined);
    await expect.poll(() => [...site.reached]).toContain('memory up');
    await expect.poll(() => [...site.reached]).toContain('itself next');
  });
});

test('programs know nothing of each other', async ({page}) => {
  await run(page, 'self.left = "behind"; Object.prototype.left = "behind";');
  expect(logsOf(await run(page, 'return String(self.left);'))).toEqual(['undefined']);
});

test('a program that stays up answers', async ({page}) => {
  const answers = await page.evaluate(
    (directory) => (window as unknown as SandboxWindow).sandboxPage.callLive(directory),
    ENGINES.guarded,
  );
  expect(answers).toEqual([['push', 'a'], {status: 200, headers: {}, body: 'http://localhost/b'}]);
});

/**
 * Titles of the attacks that work where some are to work. These are tried up to three times, with more and more patience: an
 * answer may be late, and Firefox now and then leaves a worker hanging. All others are tried once, in the first of the tries.
 */
async function getThroughOf(
  expected: readonly string[],
  page: Page,
  site: SandboxSite,
  place: 'plain' | keyof typeof ENGINES,
): Promise<string[]> {
  const through = new Set(await getThrough(page, site, place));
  for (const patience of [4_000, 12_000]) {
    const left = expected.filter((title) => !through.has(title));
    if (left.length === 0) break;
    for (const title of await getThrough(page, site, place, left, patience)) through.add(title);
  }
  return Object.keys(ATTACKS).filter((title) => through.has(title));
}

/** Titles of the attacks that work; all are tried at once. */
async function getThrough(
  page: Page,
  {origin, reached}: SandboxSite,
  place: 'plain' | keyof typeof ENGINES,
  titles = Object.keys(ATTACKS),
  // What is not to come is waited for where nothing may come.
  patience = place === 'plain' ? 12_000 : 1_000,
): Promise<string[]> {
  reached.clear();
  const runs = titles.map(async (title) => {
    const {name, program} = ATTACKS[title]!;
    const code = `const [origin, patience] = ${JSON.stringify([origin, patience])};\n${program}`;
    const events = await (place === 'plain'
      ? page.evaluate(
          ([text, address]) => (window as unknown as SandboxWindow).sandboxPage.runPlain(text, address),
          [code, PLAIN_RUNNER] as const,
        )
      : run(page, code, {directory: ENGINES[place], watchdogMilliseconds: 20_000}));
    // A worker that is left hanging has not got through, either.
    expect(events.at(-1), title).toEqual({kind: 'ended', by: expect.stringMatching(/^(?:itself|watchdog)$/)});
    return {title, name, isReached: logsOf(events).includes('reached')};
  });
  const tries = await Promise.all(runs);
  const areAllReached = () => tries.every(({name}) => name === undefined || reached.has(name));
  // What was sent without an answer may still be on its way.
  for (let waits = 0; place === 'plain' && !areAllReached() && waits < 50; waits += 1) await wait(100);
  return tries
    .filter(({name, isReached}) => isReached || (name !== undefined && reached.has(name)))
    .map(({title}) => title);
}

function run(
  page: Page,
  program: string,
  options: Parameters<SandboxPage['run']>[1] = {},
): Promise<RunEvent[]> {
  return page.evaluate(([text, more]) => (window as unknown as SandboxWindow).sandboxPage.run(text, more), [
    program,
    options,
  ] as const);
}

/** Runs a program, and another one after it, without waiting for them; the site is told of both. */
function report(page: Page, program: string): Promise<void> {
  return page.evaluate(
    ([programs, options]) => void (window as unknown as SandboxWindow).sandboxPage.report(programs, options),
    [[program, 'return "next";'], SHORT_WATCHDOG] as const,
  );
}

async function frameOf(page: Page, selector: string): Promise<Frame> {
  const handle = await page.locator(selector).elementHandle();
  return (await handle.contentFrame())!;
}

function logsOf(events: readonly RunEvent[]): string[] {
  return events.flatMap((event) => (event.kind === 'log' ? event.text : []));
}

/** What a script in a document can reach. It is run in the browser. */
async function tryAll(address: string) {
  const attempt = (use: () => unknown) => {
    try {
      return use();
    } catch (error) {
      return (error as Error).name;
    }
  };
  const script = document.createElement('script');
  script.textContent = 'window.hasRun = true;';
  document.head.append(script);
  // The response is no image, whether it comes or not.
  const image = new Image();
  await new Promise((resolve) => {
    image.onerror = resolve;
    image.src = address;
  });
  return {
    dom: attempt(() => window.parent.document.title),
    localStorage: attempt(() => localStorage.getItem('secret')),
    cookie: attempt(() => document.cookie),
    inlineScript: 'hasRun' in window,
  };
}

/** Takes the reader to another page. It is run in the browser. */
function leavePage(): string | undefined {
  try {
    window.top!.location.href = '/other';
  } catch (error) {
    return (error as Error).name;
  }
  return undefined;
}

/** Waits until programs have told so many events of a kind. */
async function hasTold(page: Page, kind: RunEvent['kind'], count = 1): Promise<void> {
  await expect.poll(() => countOf(page, kind)).toBeGreaterThanOrEqual(count);
}

async function countOf(page: Page, kind: RunEvent['kind']): Promise<number> {
  const counts = await page.evaluate(() => (window as unknown as SandboxWindow).sandboxPage.eventCounts);
  return counts[kind] ?? 0;
}

function stop(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as SandboxWindow).sandboxPage.stop());
}

/** Does what a reader does in a page, which would wait for ever in a frozen one. */
async function useThePage(page: Page): Promise<void> {
  for (const text of ['a', 'ab', 'abc']) {
    await page.getByRole('textbox').fill(text);
    await page.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText(text);
  }
}
