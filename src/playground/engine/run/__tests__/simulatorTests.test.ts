import {describe, expect, it} from 'vitest';
import {runSimulatorTests, type SimulatorTestResult} from '../simulatorTests';
import {createFakeSimulator} from './simulator';

const GOOD = {pass: true, traces: []};
const BAD = {pass: false, error: 'Error: no', traces: []};

describe('runSimulatorTests', () => {
  it('starts the simulator for each test and lets it forget all after it', async () => {
    const simulator = createFakeSimulator({'root/test:a': GOOD, 'root/test:b': BAD});
    const started: string[] = [];
    const results: SimulatorTestResult[] = [];
    await runSimulatorTests(simulator, {
      onStart: (path) => started.push(path),
      onResult: (result) => results.push(result),
    });
    const each = (path: string) => ['start', `run ${path}`, 'stop', 'reset'];
    expect(simulator.calls).toEqual([...each('root/test:a'), ...each('root/test:b')]);
    expect(started).toEqual(['root/test:a', 'root/test:b']);
    expect(results).toEqual([
      {path: 'root/test:a', pass: true, error: undefined, milliseconds: expect.any(Number)},
      {path: 'root/test:b', pass: false, error: 'Error: no', milliseconds: expect.any(Number)},
    ]);
  });
});
