import {describe, expect, it} from 'vitest';
import type {RunEvent} from '@site/src/playground/messages/runEvents';
import {addEvent, isRunning, NEW_RUN, NO_RUN} from '../runView';

const PATH = 'root/Default/test:say hello';
const after = (...events: RunEvent[]) => events.reduce(addEvent, NEW_RUN);

describe('addEvent', () => {
  it('gives a test the lines that it wrote, and the program the others', () => {
    const view = after(
      {kind: 'test-start', path: PATH},
      {kind: 'log', test: PATH, level: 'info', text: 'Hello'},
      {kind: 'log', level: 'info', text: 'from a queue'},
      {kind: 'test', path: PATH, pass: true, milliseconds: 12},
    );
    expect(view.tests).toEqual([
      {path: PATH, state: 'passed', logs: [{level: 'info', text: 'Hello'}], milliseconds: 12},
    ]);
    expect(view.logs).toEqual([{level: 'info', text: 'from a queue'}]);
  });

  it('shows a test once, and what was left out beside it', () => {
    const view = after(
      {kind: 'test-start', path: PATH},
      {kind: 'test-start', path: PATH},
      {kind: 'refused', of: 'tree', reason: 'It is too long.'},
    );
    expect(view.tests).toEqual([{path: PATH, state: 'running', logs: []}]);
    expect(view.refused).toEqual([{of: 'tree', reason: 'It is too long.'}]);
  });

  it('keeps the error of a test', () => {
    const error = {message: 'assertion failed', frames: [{file: 'main.w', line: 3, column: 2}]};
    const view = after({kind: 'test', path: PATH, pass: false, error, milliseconds: 1});
    expect(view.tests[0]).toMatchObject({state: 'failed', error});
  });

  it('keeps the steps of a test, and how many more there were', () => {
    const step = {kind: 'operation', milliseconds: 1, path: 'root/a', type: 'b', text: 'c'} as const;
    const trace = {steps: [step], moreSteps: 2};
    const view = after({kind: 'test', path: PATH, pass: true, milliseconds: 1, ...trace});
    expect(view.tests[0]).toMatchObject(trace);
  });

  it('says of a test without an answer that it was stopped', () => {
    const view = after({kind: 'test-start', path: PATH}, {kind: 'ended', by: 'watchdog'});
    expect(view.tests[0]?.state).toBe('stopped');
    expect(isRunning(view)).toBe(false);
  });

  it('adds up preflight output, and knows how many lines are left out', () => {
    const view = after(
      {kind: 'preflight', text: 'a\n'},
      {kind: 'preflight', text: 'b\n'},
      {kind: 'dropped', lines: 2},
      {kind: 'dropped', lines: 3},
    );
    expect(view.preflight).toBe('a\nb\n');
    expect(view.droppedLines).toBe(3);
  });
});

it('runs from its beginning to its end', () => {
  expect(isRunning(NO_RUN)).toBe(false);
  expect(isRunning(NEW_RUN)).toBe(true);
});
