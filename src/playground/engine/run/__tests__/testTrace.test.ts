import {describe, expect, it} from 'vitest';
import {MAX_RUN_STEPS, MAX_STEP_TEXT, MAX_STEPS} from '@site/src/playground/sandbox/limits';
import type {Trace} from '../simulation';
import {createTestTraces} from '../testTrace';

const TEST = 'root/Default/test:a';
const PLACE = {file: 'main.w', line: 3, column: 1};

/** The clock goes on by a millisecond whenever it is read. */
function createTestContext() {
  let time = 0;
  return createTestTraces({
    placeOf: (path) => (path === 'root/Default/Jobs' ? PLACE : undefined),
    readText: () => '',
    pathOf: (handle) => (handle === 'sim-1' ? 'root/Default/Jobs/Consumer0' : undefined),
    now: () => time++,
  });
}

type Outcome = Omit<Trace['data'], 'message'>;

const traceOf = (message: string, rest: Partial<Trace> = {}, outcome: Outcome = {}): Trace => ({
  type: 'resource',
  level: 'verbose',
  sourcePath: 'root/Default/Jobs',
  sourceType: '@winglang/sdk.cloud.Queue',
  ...rest,
  data: {message, ...outcome},
});

/** The steps of a test with these traces. */
function stepsOf(...traces: Trace[]) {
  const {start, add, end} = createTestContext();
  start(TEST);
  traces.forEach(add);
  return end().steps;
}

describe('createTestTraces', () => {
  it('has the operations and the logs in their order, with their times and places', () => {
    const logger = {sourcePath: 'root/Default/F', sourceType: '@winglang/sdk.cloud.Function'};
    const steps = stepsOf(
      traceOf('Push (messages=a).'),
      traceOf('hello', {type: 'log', level: 'info', ...logger}),
    );
    expect(steps).toEqual([
      {
        kind: 'operation',
        milliseconds: 1,
        path: 'root/Default/Jobs',
        type: '@winglang/sdk.cloud.Queue',
        text: 'Push (messages=a).',
        place: PLACE,
      },
      {kind: 'log', milliseconds: 2, path: logger.sourcePath, type: logger.sourceType, text: 'hello'},
    ]);
  });

  it('names the function that a message is sent to', () => {
    const [queue, schedule, unknown] = stepsOf(
      traceOf('Sending messages (messages=["a, subscriber=sim-9"], subscriber=sim-1).'),
      traceOf('Running task with function handle: sim-1.'),
      traceOf('Sending message (message=a, subscriber=sim-2).'),
    )!;
    const subscriber = 'root/Default/Jobs/Consumer0';
    expect(queue).toMatchObject({text: 'Sending messages (messages=["a, subscriber=sim-9"]).', subscriber});
    expect(schedule).toMatchObject({text: 'Running task.', subscriber});
    expect(unknown).toMatchObject({text: 'Sending message (message=a, subscriber=sim-2).'});
    expect(unknown).not.toHaveProperty('subscriber');
  });

  it('tells an operation from its result and from its error', () => {
    const error = new Error('Object does not exist (key=a).');
    expect(
      stepsOf(
        traceOf('peek()', {}, {status: 'success', result: '1'}),
        traceOf(`Error: ${error.message} (Get (key=a).)`, {}, {status: 'failure', error}),
      ),
    ).toMatchObject([
      {text: 'peek()', result: '1'},
      {text: 'Get (key=a).', error: 'Object does not exist (key=a).'},
    ]);
  });

  it('leaves out the test itself, the simulator, and what the simulator does by itself', () => {
    expect(
      stepsOf(
        traceOf('root/Default/Jobs started', {type: 'simulator'}),
        traceOf('Server listening on http://127.0.0.1:40000'),
        traceOf('Invoke (payload=undefined).', {sourcePath: `${TEST}/Handler`}),
        traceOf('Push (messages=a).'),
        traceOf('for debugging', {type: 'log'}),
      )?.map(({text}) => text),
    ).toEqual(['Push (messages=a).']);
  });

  it('has nothing to follow in a test that only logs', () => {
    expect(stepsOf(traceOf('hello', {type: 'log', level: 'info'}))).toBeUndefined();
  });

  it('keeps the first steps of a test, and those of all tests, within limits', () => {
    const {start, add, end} = createTestContext();
    const run = () => {
      start(TEST);
      for (let step = 0; step < 10_000; step++) add(traceOf(`Push (messages=${'a'.repeat(step)}).`));
      return end();
    };
    const {steps, moreSteps} = run();
    expect(steps).toHaveLength(MAX_STEPS);
    expect(moreSteps).toBe(10_000 - MAX_STEPS);
    expect(Math.max(...steps!.map(({text}) => text.length))).toBeLessThanOrEqual(MAX_STEP_TEXT);
    for (let test = 1; test < MAX_RUN_STEPS / MAX_STEPS; test++) expect(run().steps).toHaveLength(MAX_STEPS);
    expect(run()).toEqual({steps: [], moreSteps: 10_000});
  });
});
