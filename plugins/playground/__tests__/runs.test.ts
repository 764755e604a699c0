/** Programs through the real compiler and the real simulator, as a browser runs them, in a thread of Node. */
import {resolve} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {buildRunnerEngine} from '../cli/engine';
import {type NodeRun, type RunnerEngine, startNodeRun} from '../cli/nodeRunner';
import type {RunEvent} from '../client/run';

const ROOT = resolve(import.meta.dirname, '../../..');

let engine: RunnerEngine;

beforeAll(async () => {
  engine = await buildRunnerEngine(ROOT);
}, 120_000);

interface RunOptions {
  readonly mode?: 'test' | 'live';
  readonly network?: boolean;
  readonly limit?: number;
  readonly files?: Readonly<Record<string, string>>;
}

function start(
  program: string,
  {mode = 'test', network = false, limit, files = {}}: RunOptions = {},
): NodeRun {
  return startNodeRun(engine, {files: {'main.w': program, ...files}, entry: 'main.w', mode, network}, limit);
}

function pick<Kind extends RunEvent['kind']>(
  events: readonly RunEvent[],
  kind: Kind,
): readonly Extract<RunEvent, {readonly kind: Kind}>[] {
  return events.filter((event): event is Extract<RunEvent, {readonly kind: Kind}> => event.kind === kind);
}

describe('a run of tests', () => {
  it('tells of the stages, the output, the tree, the logs and the result', async () => {
    const events = await start(
      'log("before");\ntest "hello" {\n  log("hello, world");\n  assert(1 < 2);\n}\n',
    ).events;
    expect(pick(events, 'stage').map(({stage}) => stage)).toEqual([
      'loading',
      'compiling',
      'preflight',
      'testing',
      'done',
    ]);
    expect(pick(events, 'preflight').map(({text}) => text)).toEqual(['before\n']);
    expect(pick(events, 'tree')[0]?.tree.id).toBe('root');
    expect(Object.keys(pick(events, 'output')[0]!.javascript)).toContain('.wing/preflight.cjs');
    const path = 'root/Default/test:hello';
    expect(pick(events, 'log')).toEqual([
      {kind: 'log', test: path, source: `${path}/Handler`, level: 'info', text: 'hello, world'},
    ]);
    expect(pick(events, 'test')).toEqual([
      {kind: 'test', path, pass: true, milliseconds: expect.any(Number)},
    ]);
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'itself'});
  });

  it('lets a queue work', async () => {
    const events = await start(`
      bring cloud;
      bring expect;
      bring util;
      let bucket = new cloud.Bucket();
      let queue = new cloud.Queue();
      queue.setConsumer(inflight (message) => { bucket.put("wing.txt", "Hello, {message}"); });
      test "the consumer writes" {
        queue.push("world");
        util.waitUntil(() => { return bucket.exists("wing.txt"); });
        expect.equal(bucket.get("wing.txt"), "Hello, world");
      }
      test "each test has a bucket of its own" {
        expect.equal(bucket.list().length, 0);
      }
    `).events;
    expect(pick(events, 'failed')).toEqual([]);
    expect(pick(events, 'test').map(({pass, error}) => error?.message ?? pass)).toEqual([true, true]);
  });

  it('finds the line of an error in a test', async () => {
    const program =
      'bring expect;\nlet check = inflight (value: num) => {\n  expect.equal(value, 2);\n};\ntest "no" {\n  check(1);\n}\n';
    const [result] = pick(await start(program).events, 'test');
    expect(result?.pass).toBe(false);
    expect(result?.error?.frames.map(({file, line}) => `${file}:${line}`)).toEqual(['main.w:3', 'main.w:6']);
  });

  it('finds the line of an error in preflight', async () => {
    const [failed] = pick(
      await start('let fail = () => {\n  throw "no way";\n};\nfail();\n').events,
      'failed',
    );
    expect(failed).toMatchObject({stage: 'preflight', error: {message: 'no way'}});
    expect(failed?.error.frames.map(({line}) => line)).toEqual([2, 4]);
  });

  it('tells of a mistake that the compiler finds', async () => {
    const [failed] = pick(await start('let a: num = "b";\n').events, 'failed');
    expect(failed).toMatchObject({
      stage: 'compiling',
      error: {frames: [{file: 'main.w', line: 1, column: 14}]},
    });
  });

  it('runs externs in TypeScript', async () => {
    const events = await start(
      'inflight class A {\n  extern "./a.ts" pub static inflight one(): num;\n}\ntest "a" { assert(A.one() == 1); }\n',
      {
        files: {'a.ts': 'export const one = async (): Promise<number> => 1;\n'},
      },
    ).events;
    expect(pick(events, 'test').map(({pass, error}) => error?.message ?? pass)).toEqual([true]);
  });

  it('ends a program that does not end', async () => {
    const events = await start('while true {}\n', {limit: 3000}).events;
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'watchdog'});
  });
});

describe('what a browser does not have', () => {
  it.each([
    ['util.exec', 'bring util;\ntest "a" { util.exec("ls", []); }'],
    ['util.shell', 'bring util;\ntest "a" { util.shell("ls"); }'],
    ['sim.Container', 'bring sim;\nnew sim.Container(image: "a", name: "b", containerPort: 1);'],
    ['@winglibs/redis', 'bring redis;'],
    ['cdk8s', 'bring "cdk8s" as cdk8s;'],
    ['A request to https://example.com', 'bring http;\ntest "a" { http.get("https://example.com"); }'],
  ])('refuses %s', async (feature, program) => {
    const refused = pick(await start(program).events, 'refused');
    expect(refused.map((event) => event.feature)).toEqual([feature]);
  });
});

describe('an application that stays up', () => {
  it('answers calls and requests', async () => {
    const run = start(
      `
      bring cloud;
      let api = new cloud.Api();
      let counter = new cloud.Counter();
      api.post("/add", inflight (request) => {
        counter.inc(2);
        return {status: 201, body: request.body};
      });
    `,
      {mode: 'live'},
    );
    const event = (await run.when('resources')) as Extract<RunEvent, {readonly kind: 'resources'}>;
    const find = (name: string) => event.resources.find(({type}) => type === `@winglang/sdk.cloud.${name}`)!;
    const url = `${String(find('Api').attributes.url)}/add`;
    const answer = await run.ask({kind: 'request', url, init: {method: 'POST', body: 'text'}});
    expect(answer).toMatchObject({status: 201, body: 'text'});
    // The SDK makes a counter of a resource of its own.
    const path = 'root/Default/Counter/Resource';
    expect(await run.ask({kind: 'call', path, method: 'call', args: ['peek', []]})).toBe(2);
    await expect(run.ask({kind: 'call', path: 'root/none', method: 'peek', args: []})).rejects.toThrow(
      'root/none',
    );
    run.stop();
    expect((await run.events).at(-1)).toEqual({kind: 'ended', by: 'stop'});
  });
});
