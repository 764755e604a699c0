import {describe, expect, it} from 'vitest';
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import {compare, readCommandLine, readEvents} from './printed';

const COMMAND_LINE = `pre [ 1, 2 ]
[INFO] a | one
[INFO] a | two
[ERROR] a | Error: bad
pass ─ main.wsim » root/Default/test:a
fail ┌ main.wsim » root/Default/test:b
     │ Error: x
     │ y
     │   --> main.w:6:20
     └ at /proj/main.w:6:20

Tests 1 failed | 1 passed (2)
Snapshots 1 skipped
Test Files 1 failed (1)
Duration 0m0.95s
`;

const EVENTS: readonly RunEvent[] = [
  {kind: 'preflight', text: 'pre [ 1, 2 ]\n'},
  {kind: 'log', test: 'root/Default/test:a', level: 'info', text: 'one\ntwo'},
  {kind: 'log', test: 'root/Default/test:a', level: 'error', text: 'Error: bad'},
  {kind: 'test', path: 'root/Default/test:a', pass: true, milliseconds: 1},
  {
    kind: 'test',
    path: 'root/Default/test:b',
    pass: false,
    milliseconds: 1,
    error: {message: 'x\ny', frames: [{file: 'main.w', line: 6, column: 20}]},
  },
  {kind: 'ended', by: 'itself'},
];

describe('what is printed', () => {
  it('is the same where the words are', () => {
    expect(readEvents(EVENTS)).toEqual(readCommandLine(COMMAND_LINE));
  });

  it.each([
    ['before', 'pre [ 1, 2 ]', 'pre [1, 2]'],
    ['logs', '| two', '| three'],
    ['logs', '[ERROR] a | Error: bad', '[ERROR] a | bad'],
    ['tests', '│ y', '│ z'],
    ['tests', 'pass ─', 'fail ─'],
  ])('differs in %s: %s', (part, text, other) => {
    const [difference, ...more] = compare(
      readCommandLine(COMMAND_LINE.replace(text, other)),
      readEvents(EVENTS),
    );
    expect([difference!.split(',')[0], more]).toEqual([part, []]);
  });

  it('differs where a run does not end by itself', () => {
    const ended = [...EVENTS.slice(0, -1), {kind: 'ended', by: 'watchdog'} as const];
    expect(compare(readCommandLine(COMMAND_LINE), readEvents(ended))).toHaveLength(1);
  });

  it('has the places of the compiler’s errors', () => {
    const text = 'error: Unknown symbol "x"\n  --> main.w:1:2\n  |\n1 | x\n  | ^\n';
    const failed: RunEvent = {
      kind: 'failed',
      stage: 'compiling',
      error: {message: 'Unknown symbol "x"', frames: [{file: 'main.w', line: 1, column: 2}]},
    };
    expect(readEvents([failed])).toEqual(readCommandLine(text));
  });
});
