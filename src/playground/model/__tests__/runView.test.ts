import {describe, expect, it} from 'vitest';
import type {RunEvent} from '@site/src/playground/messages/runEvents';
import {addEvent, hintOf, isRunning, nameOfTest, NEW_RUN, NO_RUN, statusOf} from '../runView';

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

  it('keeps the error of a test', () => {
    const error = {message: 'assertion failed', frames: [{file: 'main.w', line: 3, column: 2}]};
    const view = after({kind: 'test', path: PATH, pass: false, error, milliseconds: 1});
    expect(view.tests[0]).toMatchObject({state: 'failed', error});
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

describe('statusOf', () => {
  it('is empty before the first run', () => {
    expect(statusOf(NO_RUN)).toBe('Not run yet.');
    expect(isRunning(NO_RUN)).toBe(false);
    expect(isRunning(NEW_RUN)).toBe(true);
  });

  it('counts the tests', () => {
    const view = after(
      {kind: 'test', path: 'a', pass: true, milliseconds: 1},
      {kind: 'test', path: 'b', pass: false, milliseconds: 1},
      {kind: 'ended', by: 'itself'},
    );
    expect(statusOf(view)).toBe('1 of 2 tests passed, 1 failed.');
    expect(statusOf(after({kind: 'ended', by: 'itself'}))).toBe('Done. The program has no tests.');
  });

  it('names what a browser cannot do', () => {
    const view = after({kind: 'unsupported', feature: 'util.exec', reason: 'there are no processes'});
    expect(statusOf(view)).toBe('util.exec cannot be used in the playground.');
  });

  it('says why the run ended early', () => {
    expect(statusOf(after({kind: 'ended', by: 'stop'}))).toBe('Stopped.');
    expect(statusOf(after({kind: 'ended', by: 'watchdog'}))).toContain('loop');
  });
});

it('knows a test by its name', () => {
  expect(nameOfTest(PATH)).toBe('say hello');
  expect(nameOfTest('root/Default/test:GET /notes/{id}')).toBe('GET /notes/{id}');
  expect(nameOfTest('root/Default/Thing')).toBe('Thing');
});

it('hints at what to do where nothing has come out', () => {
  const running = addEvent(NEW_RUN, {kind: 'stage', stage: 'running'});
  const ended = addEvent(NEW_RUN, {kind: 'ended', by: 'itself'});
  expect(hintOf(NO_RUN)).toContain('Run the program');
  expect(hintOf(NEW_RUN)).toBeUndefined();
  expect(hintOf(running)).toContain('“Resources”');
  expect(hintOf(addEvent(running, {kind: 'log', level: 'info', text: 'a line'}))).toBeUndefined();
  expect(hintOf(ended)).toContain('no tests');
  expect(hintOf(addEvent(NEW_RUN, {kind: 'ended', by: 'stop'}))).toBeUndefined();
});
