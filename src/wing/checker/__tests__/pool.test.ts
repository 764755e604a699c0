import {EventEmitter} from 'node:events';
import {expect, it, vi} from 'vitest';
import {request} from '../__fixtures__/request';
import type {ProgramOutcome} from '../outcome';

/** Processes as `fork` gives them; the first ends before it hears of its program. */
const children = vi.hoisted(() => ({sent: 0}));

vi.mock('../workerBundle', () => ({bundleWorker: () => 'worker.js'}));
vi.mock('node:child_process', () => ({
  fork: () => {
    const child = Object.assign(new EventEmitter(), {
      connected: true,
      exitCode: null as number | null,
      killed: false,
      kill: () => (child.killed = true),
      send() {
        children.sent += 1;
        if (children.sent > 1)
          setImmediate(() => child.emit('message', {kind: 'outcome', outcome: {tests: []}}));
        else {
          child.connected = false;
          setImmediate(() => child.emit('error', new Error('write EPIPE')));
        }
      },
    });
    return child;
  },
}));

it('gives up a program whose process has ended between two programs, and checks the next one', async () => {
  // Other tests have loaded it already, with real processes.
  vi.resetModules();
  const {checkAll} = await import('../pool');
  const outcomes = new Map<string, ProgramOutcome>();
  await checkAll([request('one', ''), request('two', '')], {
    workDir: '/work',
    workers: 1,
    onOutcome: ({id}, outcome) => outcomes.set(id, outcome),
  });
  expect(outcomes.get('one')).toMatchObject({
    givenUp: true,
    failure: {text: expect.stringContaining('write EPIPE')},
  });
  expect(outcomes.get('two')).toEqual({tests: []});
});
