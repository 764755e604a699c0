import {describe, expect, it} from 'vitest';
import type {RunEvent} from '../../messages/runEvents';
import {MAX_ERROR_CHARACTERS, MAX_RUN_STEPS, MAX_TESTS} from '../../sandbox/limits';
import {createEventFilter} from '../eventFilter';

function createTestContext() {
  const events: RunEvent[] = [];
  const send = createEventFilter((event) => events.push(event));
  return {events, send};
}

const failed = (message: string, frames: number): RunEvent => ({
  kind: 'test',
  path: 'test:a',
  pass: false,
  error: {message, frames: Array.from({length: frames}, () => ({file: 'main.w', line: 1, column: 1}))},
  milliseconds: 1,
});

describe('createEventFilter', () => {
  it('adds the lines that it drops to those of the guard', () => {
    const {events, send} = createTestContext();
    send({kind: 'preflight', text: 'a\n'.repeat(5_001)});
    send({kind: 'dropped', lines: 10});
    send({kind: 'log', level: 'info', text: 'b'});
    expect(events.slice(1)).toEqual([1, 11, 12].map((lines) => ({kind: 'dropped', lines})));
  });

  it('shows so many tests, and says once that there are more', () => {
    const {events, send} = createTestContext();
    for (let test = 0; test < MAX_TESTS + 5; test++) send({kind: 'test-start', path: `test:${test}`});
    expect(events).toHaveLength(MAX_TESTS + 1);
    expect(events.at(-1)).toEqual({kind: 'refused', of: 'test', reason: 'The page shows up to 500 tests.'});
    send({kind: 'test', path: 'test:0', pass: true, milliseconds: 1});
    expect(events.at(-1)).toMatchObject({kind: 'test', path: 'test:0'});
  });

  it.each([
    ['characters', failed('a'.repeat(10_000), 0), 10_000],
    ['frames', failed('a'.repeat(100), 19), 2_000],
  ])('counts the %s of all errors', (_what, event, cost) => {
    const {events, send} = createTestContext();
    for (let count = 0; count < MAX_ERROR_CHARACTERS / cost; count++) send(event);
    expect(events.at(-1)).toEqual(event);
    send(event);
    expect(events.at(-1)).toMatchObject({error: {message: expect.stringContaining('left out')}});
  });

  it('keeps the steps of all tests to their limit, and counts those that it leaves out', () => {
    const {events, send} = createTestContext();
    const step = {kind: 'operation', milliseconds: 1, path: 'root/a', type: 'b', text: 'c'} as const;
    const result = (count: number): RunEvent => ({
      kind: 'test',
      path: 'test:a',
      pass: true,
      milliseconds: 1,
      steps: Array.from({length: count}, () => step),
      moreSteps: 1,
    });
    send(result(MAX_RUN_STEPS - 2));
    expect(events.at(-1)).toEqual(result(MAX_RUN_STEPS - 2));
    send(result(5));
    expect(events.at(-1)).toMatchObject({steps: [step, step], moreSteps: 4});
    send(result(5));
    expect(events.at(-1)).toMatchObject({steps: [], moreSteps: 6});
  });

  it('shows the first refusal of each kind, and of no more kinds than there are', () => {
    const {events, send} = createTestContext();
    for (let kind = 0; kind < 100; kind++) {
      send({kind: 'refused', of: `kind-${kind}`, reason: 'a'});
      send({kind: 'refused', of: 'kind-0', reason: 'b'});
    }
    expect(events).toHaveLength(20);
    expect(events[0]).toEqual({kind: 'refused', of: 'kind-0', reason: 'a'});
  });
});
