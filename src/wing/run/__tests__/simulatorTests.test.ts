import {expect, it} from 'vitest';
import {nameOfTest, runSimulatorTests, type SimulatorTestResult, type TestSimulator} from '../simulatorTests';

function createSimulator(results: Readonly<Record<string, object>>) {
  const calls: string[] = [];
  const note = async (call: string) => void calls.push(call);
  const runTest = async (path: unknown) => (await note(`run ${String(path)}`), results[String(path)]);
  const simulator: TestSimulator = {
    start: () => note('start'),
    stop: () => note('stop'),
    resetState: () => note('reset'),
    tree: () => ({listTests: () => Object.keys(results)}),
    getResource: () => ({runTest}),
  };
  return {simulator, calls};
}

it('starts the simulator for each test, and resets it afterwards', async () => {
  const {simulator, calls} = createSimulator({
    'root/test:a': {pass: true, traces: []},
    'root/test:b': {pass: false, error: 'Error: no', traces: []},
  });
  const started: string[] = [];
  const results: SimulatorTestResult[] = [];
  await runSimulatorTests(simulator, {
    onStart: (path) => started.push(path),
    onResult: (result) => results.push(result),
  });
  const each = (path: string) => ['start', `run ${path}`, 'stop', 'reset'];
  expect(calls).toEqual([...each('root/test:a'), ...each('root/test:b')]);
  expect(started).toEqual(['root/test:a', 'root/test:b']);
  expect(results).toEqual([
    {path: 'root/test:a', pass: true, error: undefined, milliseconds: expect.any(Number)},
    {path: 'root/test:b', pass: false, error: 'Error: no', milliseconds: expect.any(Number)},
  ]);
});

it.each([
  ['root/Default/test:say hello', 'say hello'],
  ['root/Default/test:GET /notes/{id}', 'GET /notes/{id}'],
  ['root/Default/other', 'other'],
])('names the test %s', (path, name) => expect(nameOfTest(path)).toBe(name));
