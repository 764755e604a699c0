import {describe, expect, it} from 'vitest';
import {addEvent, NEW_RUN, type RunView} from '../../playground/model/runView';
import type {RunEvent} from '../../playground/messages/runEvents';
import {exerciseStatus, isSolved} from './solved';

const GIVEN = 'let a = 1;\ntest "one" {\n  assert(a == 2);\n}\n';
const SOLVED = GIVEN.replace('a = 1', 'a = 2');
const CHEATED = GIVEN.replace('a == 2', 'a == 1');

const ended: RunEvent = {kind: 'ended', by: 'itself'};
const ran = (...tests: boolean[]): RunView =>
  [
    ...tests.map((pass, index): RunEvent => ({kind: 'test', path: `t:${index}`, pass, milliseconds: 1})),
    ended,
  ].reduce(addEvent, NEW_RUN);

describe('an exercise', () => {
  it('is solved when all tests pass, and those that were given are still there', () => {
    expect(isSolved(ran(true), GIVEN, SOLVED)).toBe(true);
    expect(isSolved(ran(true, true), GIVEN, `${SOLVED}test "mine" {\n}\n`)).toBe(true);
    expect(exerciseStatus(ran(true), GIVEN, SOLVED)).toBe('Solved: 1 of 1 test passes.');
    expect(exerciseStatus(ran(true, true), GIVEN, SOLVED)).toBe('Solved: 2 of 2 tests pass.');
  });

  it('is not while a test fails', () => {
    expect(isSolved(ran(true, false), GIVEN, SOLVED)).toBe(false);
    expect(exerciseStatus(ran(true, false), GIVEN, SOLVED)).toBe('Not solved yet: 1 of 2 tests pass.');
  });

  it('is not where the test was changed, or is gone', () => {
    const words = 'Not solved yet: 1 of 1 test passes, but you’ve changed a test. Change it back.';
    for (const text of [CHEATED, 'let a = 1;\n', 'test "two" {\n}\n']) {
      expect(isSolved(ran(true), GIVEN, text)).toBe(false);
      expect(exerciseStatus(ran(true), GIVEN, text)).toBe(words);
    }
  });

  it('is not before the run has ended, and without a test', () => {
    const running = addEvent(NEW_RUN, {kind: 'test', path: 't:0', pass: true, milliseconds: 1});
    expect(isSolved(running, GIVEN, SOLVED)).toBe(false);
    expect(exerciseStatus(running, GIVEN, SOLVED)).toBe('Loading the simulator …');
    expect(isSolved(addEvent(running, {kind: 'ended', by: 'stop'}), GIVEN, SOLVED)).toBe(false);
    expect(isSolved(ran(), GIVEN, SOLVED)).toBe(false);
    expect(exerciseStatus(ran(), GIVEN, SOLVED)).toBe('Done. The program has no tests.');
  });

  it('is not where the program does not compile', () => {
    const view = addEvent(ran(true), {
      kind: 'failed',
      stage: 'compiling',
      error: {message: 'no', frames: []},
    });
    expect(isSolved(view, GIVEN, SOLVED)).toBe(false);
    expect(exerciseStatus(view, GIVEN, SOLVED)).toBe('The program doesn’t compile.');
  });
});
