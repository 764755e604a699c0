/** Programs through the real compiler and the real simulator, as a browser runs them, in a thread of Node. */
import {resolve} from 'node:path';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {
  type LiveResource,
  routesOf,
  toLiveResources,
  toPayload,
  toUrl,
} from '@site/src/playground/model/live';
import {loadRunnerEngine} from '../../../tests/checks/playground/engine/runnerEngine';
import {
  type NodeRun,
  type RunnerEngine,
  startNodeRun,
} from '../../../tests/checks/playground/engine/nodeRunner';
import {knownBugsOf} from '../model/knownBugs';
import type {ResourceCall, RunEvent} from '../messages/runEvents';
import type {CloudSettings} from '../messages/sandboxMessages';

const ROOT = resolve(import.meta.dirname, '../../..');

/** For what comes by itself, on a busy machine. */
const WAIT = {timeout: 20_000, interval: 20};

let engine: RunnerEngine;

beforeAll(async () => {
  engine = await loadRunnerEngine(ROOT);
}, 120_000);

interface RunOptions {
  readonly mode?: 'test' | 'live';
  readonly network?: boolean;
  readonly limit?: number;
  readonly files?: Readonly<Record<string, string>>;
  readonly warmsUp?: boolean;
}

function start(
  program: string,
  {mode = 'test', network = false, limit, files = {}, warmsUp = false}: RunOptions = {},
): NodeRun {
  const text = {'main.w': program, ...files};
  return startNodeRun({...engine, warmsUp}, {files: text, entry: 'main.w', mode, network}, limit);
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

  it('has the trace of a test', async () => {
    const [result] = pick(
      await start(
        `bring cloud;
        bring http;
        let api = new cloud.Api();
        let hits = new cloud.Counter() as "Hits";
        api.get("/", inflight () => {
          log("asked");
          hits.inc();
          return {status: 200};
        });
        test "a" { http.get(api.url); }
        `,
      ).events,
      'test',
    );
    const handler = 'root/Default/Api/OnRequestHandler0';
    expect(result?.steps?.map(({kind, path, place}) => [kind, path, place?.line])).toEqual([
      ['operation', 'root/Default/Api', 3],
      ['log', handler, 5],
      ['operation', 'root/Default/Hits/Resource', 4],
      ['operation', handler, 5],
      ['operation', 'root/Default/Api', 3],
    ]);
    const times = result!.steps!.map(({milliseconds}) => milliseconds);
    expect(times.every((time) => time >= 0 && time <= result!.milliseconds)).toBe(true);
  });

  it('counts the steps of a test beyond those that it sends', async () => {
    const [result] = pick(
      await start(
        `bring cloud;
        let bucket = new cloud.Bucket();
        test "a" {
          for i in 0..300 { bucket.exists("a"); }
          bucket.get("missing");
        }
        `,
      ).events,
      'test',
    );
    expect([result?.pass, result?.steps?.length, result?.moreSteps]).toEqual([false, 200, 101]);
  });

  it('finds the line of an error in a test', async () => {
    const program =
      'bring expect;\nlet check = inflight (value: num) => {\n  expect.equal(value, 2);\n};\ntest "no" {\n  check(1);\n}\n';
    const [result] = pick(await start(program).events, 'test');
    expect(result?.pass).toBe(false);
    expect(result?.error?.frames.map(({file, line}) => `${file}:${line}`)).toEqual(['main.w:3', 'main.w:6']);
  });

  it('finds nothing of the program that made the worker ready', async () => {
    const program =
      'bring cloud;\nlet bucket = new cloud.Bucket();\ntest "a" { log("{bucket.list().length}"); }\n';
    const events = await start(program, {warmsUp: true}).events;
    expect(pick(events, 'log').map(({text}) => text)).toEqual(['0']);
    expect(pick(events, 'test').map(({path, pass}) => [path, pass])).toEqual([['root/Default/test:a', true]]);
    expect(events.map(({kind}) => kind).filter((kind) => !['stage', 'log', 'test'].includes(kind))).toEqual([
      'output',
      'tree',
      'calls',
      'test-start',
      'ended',
    ]);
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
    const events = await start('while true {}\n', {limit: 1000}).events;
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
    const refused = pick(await start(program).events, 'unsupported');
    expect(refused.map((event) => event.feature)).toEqual([feature]);
  });
});

describe('an application that stays up', () => {
  const PROGRAM = `
    bring cloud;
    let api = new cloud.Api();
    let bucket = new cloud.Bucket();
    let counter = new cloud.Counter(initial: 3);
    let queue = new cloud.Queue();
    let topic = new cloud.Topic();
    api.post("/users/:name", inflight (request) => {
      log("asked for {request.vars.get("name")}");
      return {status: 201, body: request.body};
    });
    let fail = inflight (text: str) => {
      throw "no {text}";
    };
    queue.setConsumer(inflight (message) => { bucket.put("queue.txt", message); });
    topic.onMessage(inflight (message) => { fail(message); });
    new cloud.Function(inflight (payload) => {
      if payload?.tryGet("name") == nil { fail("name"); }
      return {hello: payload?.get("name")};
    });
  `;

  it('lets all of its resources be worked', async () => {
    const run = start(PROGRAM, {mode: 'live'});
    const {resources} = await run.when('resources');
    const live = toLiveResources(resources);
    expect(live.map(({name, kind}) => `${name} ${kind}`)).toEqual([
      'Api api',
      'Bucket bucket',
      'Counter counter',
      'Function function',
      'Queue queue',
      'Topic topic',
    ]);
    const [api, bucket, counter, invoked, queue, topic] = live;
    const call = (resource: LiveResource | undefined, method: string, ...args: readonly unknown[]) =>
      run.request({kind: 'call', path: resource!.path, method, args});

    expect(routesOf(api!)).toEqual([{method: 'POST', path: '/users/:name'}]);
    const url = toUrl(String(api!.attributes.url), '/users/ada');
    const request = {kind: 'request', url, init: {method: 'POST', body: 'text'}} as const;
    expect(await run.request(request)).toMatchObject({status: 201, body: 'text'});

    expect(await call(bucket, 'list')).toEqual([]);
    await call(bucket, 'put', 'a.txt', 'content');
    expect(await call(bucket, 'get', 'a.txt')).toBe('content');

    expect(await call(counter, 'inc')).toBe(3);
    expect(await call(counter, 'peek')).toBe(4);
    await call(counter, 'set', 0);
    expect(await call(counter, 'peek')).toBe(0);

    expect(await call(invoked, 'invoke', ...toPayload('{"name": "Ada"}'))).toEqual({hello: 'Ada'});
    const failure = {message: 'no name', frames: [{line: 13}, {line: 18}]};
    await expect(call(invoked, 'invoke', ...toPayload('{}'))).rejects.toMatchObject(failure);
    await expect(call(bucket, 'get', 'b.txt')).rejects.toThrow('Object does not exist (key=b.txt).');

    await call(queue, 'push', 'pushed');
    await vi.waitFor(async () => expect(await call(bucket, 'list')).toContain('queue.txt'), WAIT);
    expect(await call(bucket, 'get', 'queue.txt')).toBe('pushed');
    await call(topic, 'publish', 'news');
    const {level, text} = await run.when('log', (event) => event.text.includes('no news'));
    expect(`${level}: ${text}`).toMatch(
      /^error: Error: no news\n {4}at main\.w:13:\d+\n {4}at main\.w:16:\d+$/,
    );

    run.stop();
    const events = await run.events;
    expect(pick(events, 'log').map((log) => log.text)).toContain('asked for ada');
    expect(events.at(-1)).toEqual({kind: 'ended', by: 'stop'});
  });
});

describe('what nobody has caught', () => {
  it('fails the test that waits, or is told', async () => {
    const files = {
      'late.js': [
        'exports.reject = () => void Promise.reject(new Error("rejected"));',
        'exports.time = () => void setTimeout(() => { throw new Error("timed"); });',
        'exports.leave = () => void Promise.resolve().then(() => {}).then(() => { throw new Error("left"); });',
      ].join('\n'),
    };
    const program = `
      bring util;
      inflight class Late {
        extern "./late.js" pub static inflight reject(): void;
        extern "./late.js" pub static inflight time(): void;
        extern "./late.js" pub static inflight leave(): void;
      }
      test "a promise" { Late.reject(); util.sleep(5s); }
      test "a timer" { Late.time(); util.sleep(5s); }
      test "a promise that is left behind" { Late.leave(); }
      util.shell("ls");
    `;
    const events = await start(program, {files}).events;
    const [promise, timer] = pick(events, 'test');
    expect(promise?.error).toMatchObject({
      message: 'rejected',
      frames: [{file: 'late.js', line: 1}, {line: 4}, {line: 8}],
    });
    expect(timer?.error).toMatchObject({message: 'timed', frames: [{file: 'late.js', line: 2}]});
    const logs = pick(events, 'log').map(({level, text}) => `${level}: ${text}`);
    expect(logs).toEqual(['error: Error: left', expect.stringMatching(/^error: {5}at late\.js:3:\d+$/)]);
    expect(pick(events, 'unsupported').map(({feature}) => feature)).toEqual(['util.shell']);
  });
});

describe('a run for clouds', () => {
  const clouds = async (
    program: string,
    files: Readonly<Record<string, string>> = {},
    cloudSettings?: CloudSettings,
  ) => {
    const events = await startNodeRun(engine, {
      files: {'main.w': program, ...files},
      entry: 'main.w',
      mode: 'clouds',
      clouds: ['tf-aws', 'tf-azure', 'tf-gcp'],
      cloudSettings,
      network: false,
    }).events;
    return {
      compiled: pick(events, 'cloud'),
      failed: pick(events, 'cloud-failed'),
      kinds: events.map(({kind}) => kind),
    };
  };

  it('tells what each cloud would get, or why it would get nothing', async () => {
    const {compiled, failed, kinds} = await clouds('bring cloud;\nlet jobs = new cloud.Queue();\n');
    expect(compiled.map(({cloud}) => cloud)).toEqual(['tf-aws']);
    expect(Object.keys((JSON.parse(compiled[0]!.terraform) as {resource: object}).resource)).toEqual([
      'aws_sqs_queue',
    ]);
    expect(failed.map(({cloud, isUnsupported}) => [cloud, isUnsupported])).toEqual([
      ['tf-azure', true],
      ['tf-gcp', true],
    ]);
    expect(failed[0]!.error).toEqual({
      message: 'Unsupported resource type: @winglang/sdk.cloud.Queue',
      frames: [{file: 'main.w', line: 2, column: 12}],
    });
    expect(kinds.at(-1)).toBe('ended');
  });

  const placesOf = (calls: readonly ResourceCall[]) =>
    calls.map(({function: caller, resource, operation, place}) =>
      [caller, resource, operation, place && `${place.line}:${place.column}`]
        .map((part) => part?.split('/').at(-1) ?? 'no place')
        .join(' '),
    );

  it('finds each of the calls of a line, in the simulator as well', async () => {
    const program = [
      'bring cloud;',
      'let own = new cloud.Bucket() as "Own";',
      'let maybe: cloud.Bucket? = own;',
      'class Store {',
      '  bucket: cloud.Bucket;',
      '  new() {',
      '    this.bucket = own;',
      '    new cloud.Function(inflight () => { this.bucket.list(); }) as "Lists";',
      '  }',
      '  inflight new() { this.bucket.tryGet("a"); }',
      '  pub inflight touch() {}',
      '}',
      'let store = new Store();',
      'let one = new cloud.Function(inflight () => {',
      '  log("é" + own.get("a") + own.get(own.get("b"))); maybe?.put("c", own.get("d"));',
      '}) as "One";',
      'new cloud.Function(inflight () => { one.invoke(); store.touch(); }) as "Two";',
    ].join('\n');
    const expected = [
      'Lists Own list 8:41',
      'One Own get 15:13',
      'One Own get 15:28',
      'One Own get 15:36',
      'One Own get 15:68',
      'One Own put 15:52',
      'Two One invoke 17:37',
      // Who calls a function may do what that does.
      'Two Own get 15:13',
      'Two Own get 15:28',
      'Two Own get 15:36',
      'Two Own get 15:68',
      'Two Own put 15:52',
      'Two Own tryGet 10:20',
    ];
    const {compiled} = await clouds(program);
    expect(placesOf(compiled[0]!.calls).sort()).toEqual(expected);
    const [simulated] = pick(await start(program).events, 'calls');
    expect(placesOf(simulated!.calls).sort()).toEqual(expected);
  });

  it('finds the calls in functions, and their places, through the classes of the program', async () => {
    const {compiled} = await clouds(
      [
        'bring cloud;',
        'let bucket = new cloud.Bucket() as "Own";',
        'class Store {',
        '  bucket: cloud.Bucket;',
        '  new() { this.bucket = new cloud.Bucket() as "Inner"; }',
        '  pub inflight save(key: str) { this.bucket.put(key, ""); }',
        '  pub inflight other() { this.bucket.delete("a"); }',
        '}',
        'let store = new Store();',
        'class Tools { pub extern "./tools.js" static inflight list(): Array<str>; }',
        'new cloud.Function(inflight () => {',
        '  store.save("a");',
        '  for key in bucket.list() { store.save(key); bucket.list(); }',
        '  lift {bucket: [get]} { Tools.list(); }',
        '});',
      ].join('\n'),
      {'tools.js': 'exports.list = async () => [];'},
    );
    const calls = compiled[0]!.calls.map(({resource, operation, place}) => [
      resource.split('/').slice(3).join('/'),
      operation,
      place?.line,
    ]);
    expect(calls).toEqual([
      ['Own', 'list', 13],
      ['Own', 'list', 13],
      ['Own', 'get', undefined],
      ['Store/Inner', 'put', 6],
    ]);
    expect(new Set(compiled[0]!.calls.map((call) => call.function))).toEqual(
      new Set(['root/Default/Default/Function']),
    );
  });

  it('has what tells the known bugs that a program meets', async () => {
    const met = async (program: string) => {
      const files = {'main.w': `bring cloud;\n${program}`};
      const {compiled, failed} = await clouds(files['main.w']);
      const uses = [
        ...compiled.map((one) => ({...one, output: one.terraform, files})),
        ...failed.map(({cloud, error}) => ({cloud, output: error.message, calls: [], files})),
      ];
      return uses
        .flatMap(({cloud, ...use}) => knownBugsOf(cloud, use).map(({name}) => `${cloud}: ${name}`))
        .sort();
    };
    const inAll = `
      let api = new cloud.Api(cors: true);
      let bucket = new cloud.Bucket();
      let jobs = new cloud.Function(inflight () => {}) as "Jobs";
    `;
    const bad = `${inAll}
      api.get("/:slug", inflight () => { return {}; });
      bucket.onUpdate(inflight () => {});
      new cloud.Function(inflight () => {
        bucket.rename("a", "b");
        log(bucket.signedUrl("a"));
        jobs.invokeAsync();
      }) as "Other";
      new cloud.OnDeploy(inflight () => {}, executeBefore: [bucket]);
      new cloud.Schedule(cron: "0 9 * * 1-2").onTick(inflight () => {});
    `;
    expect(await met(bad)).toEqual([
      'tf-aws: CORS with a route such as /:slug',
      'tf-aws: Permissions of cloud.OnDeploy',
      'tf-aws: Weekday numbers in cron',
      'tf-aws: copy, rename, and mustExist on AWS',
      'tf-aws: executeBefore on AWS',
      'tf-aws: invokeAsync without a payload',
      'tf-aws: onUpdate on AWS',
      'tf-aws: signedUrl gets write permission on AWS',
    ]);
    const good = `${inAll}
      api.get("/links/:slug", inflight () => { return {}; });
      bucket.onCreate(inflight () => {});
      new cloud.Function(inflight () => { bucket.delete("a"); jobs.invokeAsync(""); }) as "Other";
      new cloud.Schedule(cron: "0 9 * * MON").onTick(inflight () => {});
    `;
    expect(await met(good)).toEqual([]);
    const ticks = (rate: string, times: number) =>
      `let s = new cloud.Schedule(rate: ${rate});\n${'s.onTick(inflight () => {});\n'.repeat(times)}`;
    expect(await met(ticks('1h', 1))).toEqual(['tf-gcp: Schedules with a rate of hours']);
    expect(await met(ticks('30m', 2))).toEqual(['tf-gcp: A second onTick on Google Cloud']);
  }, 60_000);

  it('uses a platform among the files', async () => {
    const {compiled} = await clouds('bring cloud;\nnew cloud.Bucket();\n', {
      'own.wplatform.js':
        'exports.Platform = class { postSynth(config) { return {...config, output: {a: {value: "b"}}}; } };',
    });
    expect((JSON.parse(compiled[0]!.terraform) as {output: object}).output).toEqual({a: {value: 'b'}});
  });

  it.each([
    ['wing.toml', '[tf-aws]\nvpc = "new"\nvpc_lambda = true\n'],
    ['wing.yaml', 'tf-aws:\n  vpc: new\n  vpc_lambda: true\n'],
    ['wing.json', '{"tf-aws": {"vpc": "new", "vpc_lambda": true}}'],
  ])('uses the values in %s', async (name, text) => {
    const {compiled} = await clouds('bring cloud;\nnew cloud.Function(inflight () => {});\n', {[name]: text});
    const {resource} = JSON.parse(compiled[0]!.terraform) as {resource: object};
    expect(Object.keys(resource)).toContain('aws_vpc');
  });

  const STAGE = 'bring cloud;\nnew cloud.Bucket() as "{@app.parameters.value("stage") ?? "dev"}";\n';
  const OWNER = `const assert = require("node:assert");
require("./helper");
exports.Platform = class {
  parameters = {type: "object", properties: {owner: {type: "string"}}, required: ["owner"]};
  preSynth(app) { this.owner = app.parameters.value("owner"); }
  postSynth(config) { config.output = {a: {value: this.owner}}; return config; }
  validate(config) { assert(!JSON.stringify(config).includes("nobody"), "a person has to own it"); }
};`;
  const LAST =
    'exports.Platform = class { postSynth(config) { config.output.a.value += "!"; return config; } };';

  it('uses the platforms that the reader has chosen, in their order, with values', async () => {
    const {compiled} = await clouds(
      STAGE,
      {
        'last.js': LAST,
        'own/er.js': OWNER,
        'own/helper.js': '',
        'live.yaml': 'stage: live\nowner: nobody\n',
        'wing.toml': 'stage = "no"',
      },
      {platforms: ['own/er.js', 'last.js'], values: ['owner=Ada'], valuesFile: 'live.yaml'},
    );
    expect(compiled.map(({cloud}) => cloud)).toEqual(['tf-aws', 'tf-azure', 'tf-gcp']);
    const {output, resource} = JSON.parse(compiled[0]!.terraform) as {output: object; resource: object};
    expect(output).toEqual({a: {value: 'Ada!'}});
    expect(resource).toMatchObject({aws_s3_bucket: {live: {}}});
  });

  it.each([
    ['a missing parameter', [], "Parameter validation errors:\n- must have required property 'owner'"],
    ['what a platform refuses', ['owner=nobody'], 'a person has to own it'],
  ])('has the words of the SDK for %s', async (_, values, message) => {
    const {failed} = await clouds(
      STAGE,
      {'owner.js': OWNER, 'helper.js': ''},
      {platforms: ['owner.js'], values},
    );
    expect(failed[0]!.error.message).toContain(message);
    expect(failed[0]!.isUnsupported).toBe(false);
  });

  it('names a main.tf.json that is too long for the page', async () => {
    const {compiled, failed, kinds} = await clouds('', {
      'own.wplatform.js':
        'exports.Platform = class { postSynth(config) { return {...config, output: "a".repeat(800_000)}; } };',
    });
    expect(compiled).toEqual([]);
    for (const {error, isUnsupported} of failed) {
      expect(isUnsupported).toBe(false);
      expect(error.message).toMatch(
        /^main\.tf\.json has 80\d,\d{3} characters, and up to 700,000 can be shown\.$/,
      );
    }
    expect(failed).toHaveLength(3);
    expect(kinds.at(-1)).toBe('ended');
  });

  it.each([
    ['program', 'bring util;\nutil.shell("ls");\n', {}],
    ['custom platform', STAGE, {'wplatform.js': 'require("lodash");'}],
  ])('blames no cloud for what the playground does not have, in a %s', async (_, program, files) => {
    const {failed, kinds} = await clouds(program, files);
    expect(failed).toEqual([]);
    expect(kinds).toContain('unsupported');
  });
});
