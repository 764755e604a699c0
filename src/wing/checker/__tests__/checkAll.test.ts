import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {type CheckRequest, type ProgramOutcome, shownOutput} from '../outcome';
import {checkAll} from '../pool';
import {WORK_FOLDER} from '../folders';
import {request} from '../__fixtures__/request';

const ROOT = path.resolve(__dirname, '../../../..');
const FIXTURES = path.join(__dirname, '../__fixtures__');

interface LanguageCheck {
  readonly shows: string;
  readonly program: string;
  readonly compiles: boolean;
  readonly errors?: readonly string[];
}

async function checkEach(
  requests: CheckRequest[],
  name: string,
  timeLimit?: number,
): Promise<Map<string, ProgramOutcome>> {
  const outcomes = new Map<string, ProgramOutcome>();
  await checkAll(requests, {
    workDir: path.join(ROOT, WORK_FOLDER, name),
    ...(timeLimit !== undefined && {timeLimit}),
    onOutcome: ({id}, outcome) => outcomes.set(id, outcome),
  });
  return outcomes;
}

describe('the checker on the toolchain', () => {
  it('agrees with what the compiler is known to answer to 144 programs', {timeout: 120_000}, async () => {
    const checks = JSON.parse(
      fs.readFileSync(path.join(FIXTURES, 'language-checks.json'), 'utf8'),
    ) as LanguageCheck[];
    expect(checks).toHaveLength(144);
    const outcomes = await checkEach(
      checks.map(({program}, index) => request(`${index}`, program)),
      'language',
    );
    const differing = checks.flatMap(({shows, compiles, errors = []}, index) => {
      const {failure} = outcomes.get(`${index}`)!;
      const locations =
        failure?.locations.map(({line, column, message}) => `${line}:${column} ${message}`) ?? [];
      const tells = (error: string) =>
        locations.includes(error) || (failure?.stage !== 'compile' && failure?.text.includes(error));
      const agrees = compiles ? !failure : failure !== undefined && errors.every(tells);
      return agrees ? [] : [{shows, compiles, errors, failure}];
    });
    expect(differing).toEqual([]);
  });

  it('reports output, tests, stages, targets and limits', {timeout: 120_000}, async () => {
    const outcomes = await checkEach(
      [
        request('hello', 'log("one");\nlog("{1 + 1}");\n'),
        request(
          'tests',
          'bring cloud;\nlog("pre");\nlet c = new cloud.Counter();\ntest "a" { c.inc(); log("{c.peek()}"); }\ntest "b" { log("{c.peek()}"); }\n',
        ),
        request('test', 'test "sum" {\n  log("hi");\n  assert(1 == 2, "no");\n}\n'),
        request('compile', 'let x: num = "a";\n'),
        request('preflight', 'bring cloud;\nnew cloud.Bucket();\nnew cloud.Bucket();\n'),
        request('aws', 'bring cloud;\nnew cloud.Queue();\n', {platforms: ['tf-aws']}),
        request('gcp', 'bring cloud;\nnew cloud.Queue();\n', {platforms: ['tf-gcp']}),
        request('norun', 'test "never" { assert(false); }\n', {runTests: false}),
        request('files', 'bring "./lib.w" as lib;\nlog(lib.Greeter.hello());\n', {
          files: [
            {path: 'main.w', text: 'bring "./lib.w" as lib;\nlog(lib.Greeter.hello());\n'},
            {path: 'lib.w', text: 'pub class Greeter {\n  extern "./hello.js" pub static hello(): str;\n}\n'},
            {path: 'hello.js', text: 'exports.hello = () => "from a file";\n'},
          ],
        }),
        request('types', 'bring "./lib.w" as lib;\n', {
          files: [
            {path: 'main.w', text: 'bring "./lib.w" as lib;\n'},
            {path: 'lib.w', text: 'pub class Greeter {}\n'},
          ],
          hoversOnly: true,
        }),
        request('again', 'log("still works");\n'),
      ],
      'stages',
    );
    const stage = (id: string) => outcomes.get(id)!.failure?.stage;
    const output = (id: string) => shownOutput(outcomes.get(id)!);
    expect(output('hello')).toBe('one\n2');
    expect(output('tests')).toBe('pre\n1\n0');
    expect(stage('tests')).toBeUndefined();
    expect(outcomes.get('tests')!.report).toContain('Tests 2 passed (2)');
    expect(stage('test')).toBe('test');
    expect(output('test')).toBe('hi');
    expect(outcomes.get('test')!.failure!.locations[0]).toMatchObject({file: 'main.w', line: 3});
    expect(stage('compile')).toBe('compile');
    expect(stage('preflight')).toBe('preflight');
    expect(stage('aws')).toBeUndefined();
    expect(outcomes.get('gcp')!.failure).toMatchObject({
      stage: 'preflight',
      platform: 'tf-gcp',
      unsupported: true,
    });
    expect(stage('norun')).toBeUndefined();
    expect(output('files')).toBe('from a file');
    expect(outcomes.get('types')!.hovers).toEqual([{line: 0, column: 19, length: 3, type: 'Module `lib.w`'}]);
    expect(output('again')).toBe('still works');
  });

  it('runs the program that the highlighter is tried on', {timeout: 60_000}, async () => {
    const text = fs.readFileSync(
      path.join(__dirname, '../../language/__fixtures__/everyConstruct.main.w'),
      'utf8',
    );
    const outcome = (await checkEach([request('every', text)], 'every')).get('every')!;
    expect(outcome.failure).toBeUndefined();
    expect(shownOutput(outcome)).toBe('empty "text"\nno {interpolation}\nHello, Ada!\n6.5 1.5 2');
  });

  it(
    'tells what each target compiles a program to, by names that do not depend on chance',
    {
      timeout: 120_000,
    },
    async () => {
      const compared = (id: string, text: string) =>
        request(id, text, {platforms: ['sim', 'tf-aws', 'tf-gcp'], compare: true});
      const service = (rest: string) => `bring cloud;\nnew cloud.Service(inflight () => { }${rest});\n`;
      const schedule = (rest: string) =>
        `bring cloud;\nlet daily = new cloud.Schedule(rate: 5m);\ndaily.onTick(inflight () => { }${rest});\n`;
      const outcomes = await checkEach(
        [
          compared('service', service('')),
          compared('service without start', service(', autoStart: false')),
          compared('schedule', schedule('')),
          compared('schedule with logs', schedule(', logRetentionDays: 7')),
          compared('queue', 'bring cloud;\nnew cloud.Queue(timeout: 1m);\n'),
        ],
        'compare',
      );
      const target = (id: string, platform: 'sim' | 'tf-aws' | 'tf-gcp') =>
        outcomes.get(id)!.targets![platform]!;
      expect(target('service without start', 'sim')).not.toEqual(target('service', 'sim'));
      expect(target('service without start', 'tf-aws')).toEqual(target('service', 'tf-aws'));
      expect(target('schedule with logs', 'tf-aws')).not.toEqual(target('schedule', 'tf-aws'));
      expect(target('schedule with logs', 'tf-gcp')).toEqual(target('schedule', 'tf-gcp'));
      expect(target('queue', 'sim')).toMatchObject({failure: {platform: 'sim', unsupported: true}});
      expect(target('queue', 'tf-aws')).toEqual({fingerprint: expect.any(String)});
    },
  );

  it(
    'compiles an application once for a cloud, with the functions of all its tests',
    {timeout: 60_000},
    async () => {
      const program = (inTest: string) =>
        `bring cloud;
let images = new cloud.Bucket() as "Images";
let resize = new cloud.Function(inflight () => { }) as "Resize";
test "first" { log("1"); }
test "second" { ${inTest} }
`;
      const outcomes = await checkEach(
        [
          request('put', program('images.put("a", "b");'), {platforms: ['tf-azure']}),
          request('invoke', program('resize.invoke();'), {platforms: ['tf-gcp']}),
          request('aws', program('resize.invoke();'), {platforms: ['tf-aws']}),
        ],
        'tests-on-clouds',
      );
      // The path that `wing compile` prints, without the name of a copy.
      expect(outcomes.get('put')!.failure?.text).toContain(
        'Resource root/Default/Default/Images does not support',
      );
      expect(outcomes.get('invoke')!.failure).toMatchObject({
        platform: 'tf-gcp',
        text: expect.stringContaining('Class is missing _toInflightType static method'),
      });
      expect(outcomes.get('aws')!.failure).toBeUndefined();
    },
  );

  it('gives up a program that hangs, and goes on with the next', {timeout: 60_000}, async () => {
    // It waits and does not count, and the limit is long, so that a busy machine has time for the next program.
    const hangs = 'class A {\n  pub extern "./hangs.js" static hangs(): void;\n}\nA.hangs();\n';
    const script = 'exports.hangs = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);\n';
    const files = [
      {path: 'main.w', text: hangs},
      {path: 'hangs.js', text: script},
    ];
    const outcomes = await checkEach(
      [request('hangs', hangs, {files}), request('next', 'log("next");\n')],
      'hangs',
      10_000,
    );
    expect(outcomes.get('hangs')).toMatchObject({
      givenUp: true,
      failure: {text: expect.stringContaining('nothing has happened for 10 s')},
    });
    expect(shownOutput(outcomes.get('next')!)).toBe('next');
  });
});

describe('processes that are kept', () => {
  const pidOf = async (isEnded = false): Promise<string> => {
    const folder = path.join(ROOT, WORK_FOLDER, 'kept-extern');
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(path.join(folder, 'pid.js'), 'exports.pid = () => String(process.pid);');
    const main = 'pub class P {\n  pub extern "./pid.js" static pid(): str;\n}\nlog(P.pid());';
    fs.writeFileSync(path.join(folder, 'main.w'), main);
    let pid = '';
    await checkAll([{...request('pid', main), folder}], {
      workDir: path.join(ROOT, WORK_FOLDER, 'kept'),
      workers: 1,
      keep: !isEnded,
      onOutcome: (_, {preflightOutput}) => (pid = preflightOutput),
    });
    return pid;
  };

  it('check the programs of later calls', async () => {
    const first = await pidOf();
    expect(first).toMatch(/^\d+$/);
    expect(await pidOf()).toBe(first);
  });

  it('are replaced when they have ended', async () => {
    const first = await pidOf();
    process.kill(Number(first), 'SIGKILL');
    await expect.poll(() => isAlive(Number(first))).toBe(false);
    expect(await pidOf(true)).toMatch(/^\d+$/);
  });

  it('end with the call when they are not kept', async () => {
    const last = await pidOf(true);
    await expect.poll(() => isAlive(Number(last))).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
