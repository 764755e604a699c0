import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {MissingFileError} from '../../../lib/fetchFile';
import {createFake} from '../../sandbox/__fixtures__/fake';
import {MAX_LINES} from '../../sandbox/limits';
import type {RunOptions} from '../run';
import {HEARTBEAT} from '../../messages/signals';
import type {RunEvent} from '../../messages/runEvents';
import {createRuns, WATCHDOG_MILLISECONDS} from '../runs';
import type {Sandbox} from '../sandbox';
import type {OpenSandbox} from '../sandboxes';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PROGRAM = {files: {'main.w': 'log("a");'}, entry: 'main.w', mode: 'test', network: false} as const;

function startRun(options: Pick<RunOptions, 'onEvent'> & Partial<RunOptions>, open: OpenSandbox) {
  return createRuns({open, close: () => undefined}).start({directory: '/p/', ...PROGRAM, ...options});
}

/** A run in a sandbox that the test controls. */
function createTestContext({isAlive = true, ...options}: Partial<RunOptions> & {isAlive?: boolean} = {}) {
  const events: RunEvent[] = [];
  const worker = createFake();
  const sandbox = {
    run: vi.fn(async () => worker.as<MessagePort>()),
    prepare: vi.fn(),
    isAlive: async () => isAlive,
    dispose: vi.fn(),
  } satisfies Sandbox;
  const open = vi.fn(async () => sandbox as Sandbox);
  const run = startRun({onEvent: (event) => events.push(event), ...options}, open);
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return {
    run,
    events,
    worker,
    sandbox,
    open,
    settled,
    send: (message: unknown) => worker.say(JSON.stringify(message)),
  };
}

async function startTestContext(options?: Parameters<typeof createTestContext>[0]) {
  const context = createTestContext(options);
  await context.settled();
  return context;
}

describe('a run', () => {
  it('runs in the sandbox that fits, and passes on the events of the runner', async () => {
    const {run, events, worker, sandbox, open, send} = await startTestContext();
    expect(open).toHaveBeenCalledWith({directory: '/p/', network: false});
    expect(sandbox.run).toHaveBeenCalledWith(PROGRAM);
    send({kind: 'stage', stage: 'testing'});
    send({kind: 'log', level: 'info', text: 'a'});
    send({kind: 'ended', by: 'itself'});
    await run.done;
    expect(events).toEqual([
      {kind: 'stage', stage: 'loading'},
      {kind: 'stage', stage: 'testing'},
      {kind: 'log', level: 'info', text: 'a'},
      {kind: 'ended', by: 'itself'},
    ]);
    expect(worker.messages()).toEqual([{kind: 'stop'}]);
    expect(worker.fake.close).toHaveBeenCalled();
    expect(sandbox.prepare).toHaveBeenCalledTimes(1);
  });

  it('reports no event before `start` has returned', () => {
    const onEvent = vi.fn();
    startRun({onEvent}, () => new Promise(() => undefined));
    expect(onEvent).not.toHaveBeenCalled();
  });

  it('reports no event after its end', async () => {
    const {run, events, send} = await startTestContext();
    run.stop();
    run.stop();
    send({kind: 'log', level: 'info', text: 'late'});
    expect(events.slice(1)).toEqual([{kind: 'ended', by: 'stop'}]);
    await run.done;
  });

  it('leaves out forged messages, and says so once for each kind', async () => {
    const {events, worker, send} = await startTestContext();
    send({kind: 'ended', by: 'memory'});
    send({kind: 'ended', by: 'stop'});
    send({kind: 'test', path: 'a', pass: 'yes', milliseconds: 1});
    send({kind: 'response', id: 3, value: 'nobody asked'});
    send({kind: 'broken', message: 'out of memory'});
    worker.say('ended');
    worker.say({kind: 'ended', by: 'itself'});
    worker.say(null);
    expect(events.slice(1)).toEqual([
      {kind: 'refused', of: 'ended', reason: expect.stringContaining('“by”')},
      {kind: 'refused', of: 'test', reason: expect.stringContaining('“pass”')},
      {kind: 'refused', of: 'broken', reason: expect.stringContaining('“kind”')},
      {kind: 'refused', of: '', reason: 'The message is not JSON.'},
    ]);
  });

  it('leads to no file that the program does not have', async () => {
    const {events, run, send} = await startTestContext();
    const frames = ['main.w', 'constructor', '../main.w'].map((file) => ({file, line: 1, column: 1}));
    const [kept] = frames;
    const error = {message: 'no', frames};
    send({kind: 'test', path: 'a', pass: false, milliseconds: 1, error});
    send({kind: 'failed', stage: 'testing', error});
    expect(events.slice(1)).toMatchObject([{error: {frames: [kept]}}, {error: {frames: [kept]}}]);
    const answer = run.call('root/queue', 'push', []);
    send({kind: 'response', id: 0, error});
    await expect(answer).rejects.toMatchObject({frames: [kept]});
  });

  it('stops while it loads', async () => {
    const {run, events, sandbox, worker, settled} = createTestContext();
    run.stop();
    await settled();
    expect(events).toEqual([{kind: 'ended', by: 'stop'}]);
    expect(sandbox.run).not.toHaveBeenCalled();
    expect(worker.messages()).toEqual([]);
  });

  it('stops a worker that starts after the end', async () => {
    const {run, sandbox, worker, settled} = createTestContext();
    sandbox.run.mockImplementation(async () => {
      run.stop();
      return worker.as<MessagePort>();
    });
    await settled();
    expect(worker.messages()).toEqual([{kind: 'stop'}]);
  });

  it('ends when the page is left', async () => {
    const {run, events} = await startTestContext();
    window.dispatchEvent(new Event('pagehide'));
    await run.done;
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'stop'});
  });

  it('reports what cannot be loaded', async () => {
    const events: RunEvent[] = [];
    const open = () => Promise.reject(new Error('/p/sdk.js answers with status 404'));
    await startRun({onEvent: (event) => events.push(event)}, open).done;
    expect(events.slice(1)).toEqual([
      {kind: 'failed', stage: 'loading', error: {message: '/p/sdk.js answers with status 404', frames: []}},
      {kind: 'ended', by: 'itself'},
    ]);
  });
});

it('says when a file of the engine is gone, as a new version of the site is here', async () => {
  const events: RunEvent[] = [];
  const error = new MissingFileError('/p/sdk.js answers with status 404');
  await startRun({onEvent: (event) => events.push(event)}, () => Promise.reject(error)).done;
  expect(events[1]).toMatchObject({kind: 'failed', stage: 'loading', isOutdated: true});
});

describe('the watchdog', () => {
  it('ends a run without heartbeats, whatever else it sends', async () => {
    const {run, events, send, sandbox} = await startTestContext();
    await vi.advanceTimersByTimeAsync(WATCHDOG_MILLISECONDS - 1);
    send({kind: 'log', level: 'info', text: 'a'});
    expect(events.at(-1)).toMatchObject({kind: 'log'});
    await vi.advanceTimersByTimeAsync(1);
    await run.done;
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'watchdog'});
    expect(sandbox.dispose).not.toHaveBeenCalled();
  });

  it('lets a run with heartbeats go on', async () => {
    const {worker, events} = await startTestContext({watchdogMilliseconds: 1000});
    for (let second = 0; second < 60; second++) {
      await vi.advanceTimersByTimeAsync(900);
      worker.say(HEARTBEAT);
    }
    expect(events).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'watchdog'});
  });

  it('reports a lack of memory when the document is gone as well, and removes it', async () => {
    const {events, sandbox} = await startTestContext({isAlive: false});
    await vi.advanceTimersByTimeAsync(WATCHDOG_MILLISECONDS);
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'memory'});
    expect(sandbox.dispose).toHaveBeenCalled();
    expect(sandbox.prepare).not.toHaveBeenCalled();
  });
});

describe('other things that end a run', () => {
  it.each(['Uncaught out of memory', 'Uncaught RangeError: Array buffer allocation failed'])(
    '%s',
    async (message) => {
      const {worker, events} = await startTestContext();
      worker.say({kind: 'broken', message});
      expect(events.slice(1)).toEqual([{kind: 'ended', by: 'memory'}]);
    },
  );

  it('an error of the runner, with the stage', async () => {
    const {worker, events, send} = await startTestContext();
    send({kind: 'stage', stage: 'preflight'});
    worker.say({kind: 'broken', message: 'Uncaught ReferenceError: x is not defined'});
    expect(events.slice(2)).toEqual([
      {
        kind: 'failed',
        stage: 'preflight',
        error: {message: 'The run has stopped: Uncaught ReferenceError: x is not defined', frames: []},
      },
      {kind: 'ended', by: 'itself'},
    ]);
  });

  it('more messages than a page can handle', async () => {
    const {worker, events} = await startTestContext();
    worker.say({kind: 'flood'});
    expect(events.map(({kind}) => kind)).toEqual(['stage', 'failed', 'ended']);
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'watchdog'});
  });
});

describe('logs', () => {
  it('are cut at the limit even if the worker does not do so', async () => {
    const {events, send} = await startTestContext();
    for (let line = 0; line < MAX_LINES + 2; line++) send({kind: 'log', level: 'info', text: `${line}`});
    expect(events.filter(({kind}) => kind === 'log')).toHaveLength(MAX_LINES);
    send({kind: 'dropped', lines: 10});
    expect(events.slice(-3)).toEqual([1, 2, 12].map((lines) => ({kind: 'dropped', lines})));
  });
});

describe('a live application', () => {
  it('calls methods, and sends requests to APIs', async () => {
    const {run, worker, send} = await startTestContext({mode: 'live'});
    const peek = run.call('root/counter', 'peek', []);
    const response = run.request('http://localhost/a', {method: 'POST'});
    const bad = run.request('http://localhost/b', {});
    expect(worker.messages()).toEqual([
      {kind: 'call', id: 0, path: 'root/counter', method: 'peek', args: []},
      {kind: 'request', id: 1, url: 'http://localhost/a', init: {method: 'POST'}},
      {kind: 'request', id: 2, url: 'http://localhost/b', init: {}},
    ]);
    const answer = {status: 200, headers: {'content-type': 'text/plain'}, body: 'a'};
    send({kind: 'response', id: 0, value: 4});
    send({kind: 'response', id: 1, value: answer});
    send({kind: 'response', id: 2, value: {status: '200'}});
    expect(await peek).toBe(4);
    expect(await response).toEqual(answer);
    await expect(bad).rejects.toThrow('The response, at “status”');
  });

  it('fails before the program runs, and after', async () => {
    const {run, settled} = createTestContext();
    await expect(run.call('a', 'b', [])).rejects.toThrow('The program does not run yet.');
    await settled();
    const waiting = run.call('a', 'b', []);
    run.stop();
    await expect(waiting).rejects.toThrow('The run has ended.');
    await expect(run.call('a', 'b', [])).rejects.toThrow('The run has ended.');
  });
});
