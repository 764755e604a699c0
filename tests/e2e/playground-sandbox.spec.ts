/**
 * Programs of the playground that try to break out of it. Each try is made outside of the sandbox as well, where it works:
 * a try that fails everywhere would tell nothing.
 */
import {expect, type Frame, type Page, test as base} from '@playwright/test';
import type {RunEvent} from '../../plugins/playground/client/run';
import {MAX_LINES} from '../../plugins/playground/sandbox/limits';
import {type Attack, ATTACKS} from '../support/sandboxSite/attacks';
import type {SandboxPage} from '../support/sandboxSite/page';
import {ENGINES, PLAIN_RUNNER, type SandboxSite, serveSandboxSite} from '../support/sandboxSite/serve';
import {isPhone} from '../support/test';

type SandboxWindow = Window & {readonly sandboxPage: SandboxPage};

const test = base.extend<object, {site: SandboxSite}>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const site = await serveSandboxSite();
      await use(site);
      await site.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({site}, use) => use(site.origin),
});

test.beforeEach(async ({page}) => {
  test.skip(isPhone(page), 'The same on the phone.');
  await page.goto('/');
});

const FRAME = 'iframe[sandbox="allow-scripts"]';

/** Busy loops end soon in these tests. */
const SHORT_WATCHDOG = {watchdogMilliseconds: 1_500};

test.describe('a program does not get through with', () => {
  for (const [title, attack] of Object.entries(ATTACKS)) {
    test(title, async ({page, site}) => {
      expect(await getsThrough(page, site, attack, 'plain'), 'outside of the sandbox').toBe(true);
      expect(await getsThrough(page, site, attack, 'unguarded'), 'with the policy alone').toBe(
        attack.heldBy === 'guard',
      );
      expect(await getsThrough(page, site, attack, 'guarded'), 'in the sandbox').toBe(false);
    });
  }
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

test('the document of programs shares nothing with the page', async ({page}) => {
  await page.evaluate(() => {
    localStorage.setItem('secret', 'a');
    document.cookie = 'secret=a';
  });
  await run(page, '');
  await page.evaluate(() => (window as unknown as SandboxWindow).sandboxPage.addFrame('/other', 'plain'));
  const [plain, sandboxed] = await Promise.all(['#plain', FRAME].map((selector) => frameOf(page, selector)));
  expect(await plain!.evaluate(tryAll)).toEqual({
    dom: 'Page',
    localStorage: 'a',
    cookie: 'secret=a',
    inlineScript: true,
    image: true,
  });
  expect(await sandboxed!.evaluate(tryAll)).toEqual({
    dom: 'SecurityError',
    localStorage: 'SecurityError',
    cookie: 'SecurityError',
    inlineScript: false,
    image: false,
  });
  expect(await sandboxed!.evaluate(leavePage)).toBe('SecurityError');
  await plain!.evaluate(leavePage);
  await expect(page).toHaveURL('/other');
});

test.describe('forged messages', () => {
  test('do not greet a document that already has its page, nor one of another origin', async ({page}) => {
    const call = <T>(use: (own: SandboxPage) => Promise<T>) =>
      page.evaluate(`(${String(use)})(window.sandboxPage)`) as Promise<T>;
    await call((own) => own.addFrame('/guarded/sandbox.htm', 'opaque', 'allow-scripts'));
    await call((own) => own.addFrame('/guarded/sandbox.htm', 'open'));
    await call((own) => own.addFrame('/other', 'stranger'));
    // A frame beside it is not its page.
    const stranger = page.frames().find((frame) => frame.url().endsWith('/other'))!;
    expect(
      await stranger.evaluate(() => {
        const {port1, port2} = new MessageChannel();
        window.parent.frames[0]!.postMessage('wing-playground', '*', [port2]);
        return new Promise((resolve) => {
          port1.onmessage = () => resolve(true);
          setTimeout(() => resolve(false), 1000);
        });
      }),
    ).toBe(false);
    expect(await call((own) => own.greet('#opaque'))).toBe(true);
    expect(await call((own) => own.greet('#opaque'))).toBe(false);
    // In a frame without a sandbox its scripts would run under the origin of the site.
    expect(await call((own) => own.greet('#open'))).toBe(false);
  });

  test('of a program are not taken, or change nothing but what is told of it', async ({page}) => {
    const events = await run(
      page,
      `
      const messages = [
        null, 'ended', {kind: 'ended', by: 'memory'}, {kind: 'greeted'}, {kind: 'stop'},
        {kind: 'test', path: {}, pass: true, milliseconds: 1}, {kind: 'log', level: 'info', text: {}},
        {kind: 'log', level: 'info', text: new Map()}, {kind: 'answer', id: 0, value: 'forged'},
      ];
      for (const message of messages) self.postMessage(message);
      log('after');`,
      {directory: ENGINES.unguarded},
    );
    expect(events).toEqual([
      {kind: 'stage', stage: 'loading'},
      {kind: 'stage', stage: 'running'},
      {kind: 'log', level: 'info', text: 'after'},
      {kind: 'ended', by: 'itself'},
    ]);
  });

  test('of other windows are not taken', async ({page}) => {
    const running = run(page, `await new Promise((resolve) => setTimeout(resolve, 1000));`);
    await page.evaluate(() => {
      for (const kind of ['ended', 'flood', 'broken', 'alive']) {
        window.postMessage({kind, by: 'itself', message: 'out of memory'}, '*');
      }
    });
    expect((await running).at(-1)).toEqual({kind: 'ended', by: 'itself'});
  });
});

test.describe('a program without end', () => {
  test('is ended by the watchdog, and the page works all the time', async ({page}) => {
    const running = run(page, 'while (true) {}', SHORT_WATCHDOG);
    await expect(page.locator(FRAME)).toBeAttached();
    expect(await longestPause(page, 1_000)).toBeLessThan(500);
    expect((await running).at(-1)).toEqual({kind: 'ended', by: 'watchdog'});
    expect(logsOf(await run(page, 'return "next";'))).toEqual(['next']);
  });

  test('is ended by Stop', async ({page}) => {
    const events = await run(page, 'while (true) {}', {stopAfter: 100});
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'stop'});
    expect(logsOf(await run(page, 'return "next";'))).toEqual(['next']);
  });

  test('goes on as long as it lets the thread rest', async ({page}) => {
    const program = 'await new Promise((resolve) => setTimeout(resolve, 3000)); return "done";';
    expect(logsOf(await run(page, program, SHORT_WATCHDOG))).toEqual(['done']);
  });

  test('ends with the sandbox when the reader goes elsewhere', async ({page}) => {
    const running = run(page, 'while (true) {}', SHORT_WATCHDOG);
    await expect.poll(() => page.workers().length).toBeGreaterThan(0);
    await page.evaluate(() => (window as unknown as SandboxWindow).sandboxPage.closeSandboxes());
    await expect(page.locator(FRAME)).toHaveCount(0);
    await expect.poll(() => page.workers().length).toBe(0);
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

  test('logs without end does not reach the page, and the watchdog ends it', async ({page}) => {
    const running = run(page, 'while (true) log("a".repeat(100));', SHORT_WATCHDOG);
    await expect(page.locator(FRAME)).toBeAttached();
    expect(await longestPause(page, 1_000)).toBeLessThan(500);
    const events = await running;
    expect(logsOf(events).length).toBeLessThanOrEqual(MAX_LINES);
    expect(events.length).toBeLessThan(MAX_LINES + 100);
    expect(events.filter(({kind}) => kind === 'dropped').length).toBeGreaterThan(1);
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'watchdog'});
  });

  test('messages of a program that got around the guard ends it', async ({page}) => {
    const events = await run(page, 'while (true) self.postMessage({kind: "heartbeat"});', {
      directory: ENGINES.unguarded,
    });
    expect(events.slice(-2)).toMatchObject([{kind: 'failed'}, {kind: 'ended', by: 'watchdog'}]);
  });
});

test('a program that takes all memory ends, and the page goes on', async ({page}) => {
  const events = await run(
    page,
    'const all = []; while (true) all.push(Array.from({length: 100_000}, (_, index) => ({index})));',
  );
  // Some browsers end the worker; others slow it down, and it does not answer any more.
  expect(events.at(-1)).toEqual({kind: 'ended', by: expect.stringMatching(/^(?:memory|watchdog)$/)});
  expect(await page.title()).toBe('Page');
  expect(logsOf(await run(page, 'return "next";'))).toEqual(['next']);
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

async function getsThrough(
  page: Page,
  {origin, reached}: SandboxSite,
  {name, program}: Attack,
  place: 'plain' | keyof typeof ENGINES,
): Promise<boolean> {
  const before = name !== undefined && (reached as Set<string>).delete(name);
  expect(before, `${name} has been asked for before`).toBe(false);
  const code = `const origin = ${JSON.stringify(origin)};\n${program}`;
  const events = await (place === 'plain'
    ? page.evaluate(
        ([text, address]) => (window as unknown as SandboxWindow).sandboxPage.runPlain(text, address),
        [code, PLAIN_RUNNER] as const,
      )
    : run(page, code, {directory: ENGINES[place]}));
  expect(events.at(-1)).toEqual({kind: 'ended', by: 'itself'});
  const isSeen = name !== undefined && (reached as Set<string>).delete(name);
  return isSeen || logsOf(events).includes('reached');
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

async function frameOf(page: Page, selector: string): Promise<Frame> {
  const handle = await page.locator(selector).elementHandle();
  return (await handle!.contentFrame())!;
}

function logsOf(events: readonly RunEvent[]): string[] {
  return events.flatMap((event) => (event.kind === 'log' ? event.text : []));
}

/** What a script in a document can reach. It is run in the browser. */
async function tryAll() {
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
  const image = new Image();
  const isImageAllowed = await new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
      if (effectiveDirective === 'img-src') resolve(false);
    });
    image.onerror = () => setTimeout(() => resolve(true), 500);
    image.src = 'http://127.0.0.1:9/image.png';
  });
  return {
    dom: attempt(() => window.parent.document.title),
    localStorage: attempt(() => localStorage.getItem('secret')),
    cookie: attempt(() => document.cookie),
    inlineScript: 'hasRun' in window,
    image: isImageAllowed,
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

/** The longest time in which the page could not do anything, in milliseconds. */
function longestPause(page: Page, milliseconds: number): Promise<number> {
  return page.evaluate(
    (limit) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        let last = begin;
        let longest = 0;
        const timer = setInterval(() => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          if (now - begin < limit) return;
          clearInterval(timer);
          resolve(longest);
        }, 10);
      }),
    milliseconds,
  );
}
