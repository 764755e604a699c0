import {describe, expect, it} from 'vitest';
import type {RunEvent} from '../../messages/runEvents';
import {MAX_CHARACTERS, MAX_TESTS} from '../../sandbox/limits';
import {createEventFilter} from '../eventFilter';

function createTestContext() {
  const events: RunEvent[] = [];
  const send = createEventFilter((event) => events.push(event));
  return {events, send};
}

const failed = (path: string, message: string): RunEvent => ({
  kind: 'test',
  path,
  pass: false,
  error: {message, frames: []},
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
    expect(events.at(-1)).toEqual({kind: 'refused', of: 'test', reason: 'The page shows up to 1000 tests.'});
    send({kind: 'test', path: 'test:0', pass: true, milliseconds: 1});
    expect(events.at(-1)).toMatchObject({kind: 'test', path: 'test:0'});
  });

  it('counts the characters of all errors', () => {
    const {events, send} = createTestContext();
    const message = 'a'.repeat(10_000);
    for (let test = 0; test <= MAX_CHARACTERS / 10_000; test++) send(failed(`test:${test}`, message));
    expect(events.at(-2)).toMatchObject({error: {message}});
    expect(events.at(-1)).toMatchObject({error: {message: expect.stringContaining('left out')}});
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
