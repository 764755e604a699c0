import {describe, expect, it} from 'vitest';
import type {RunEvent} from '../../messages/runEvents';
import {cloudsStatusOf, hintOf, statusOf} from '../runStatus';
import {addEvent, NEW_RUN, NO_RUN} from '../runView';

const after = (...events: RunEvent[]) => events.reduce(addEvent, NEW_RUN);

describe('statusOf', () => {
  it('is empty before the first run', () => {
    expect(statusOf(NO_RUN)).toBe('Not run yet.');
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

it('says how compiling for clouds went', () => {
  const error = {message: 'no', frames: []};
  expect(cloudsStatusOf(NO_RUN, false)).toContain('Nothing is deployed.');
  expect(cloudsStatusOf(NEW_RUN, false)).toBe('Compiling …');
  expect(cloudsStatusOf(after({kind: 'ended', by: 'itself'}), true)).toContain('Compiled.');
  expect(cloudsStatusOf(after({kind: 'ended', by: 'watchdog'}), true)).toContain('loop');
  const failed = after({kind: 'failed', stage: 'compiling', error}, {kind: 'ended', by: 'itself'});
  expect(cloudsStatusOf(failed, false)).toBe('The program doesn’t compile.');
  expect(cloudsStatusOf(failed, true)).toBe(
    'The program doesn’t compile. The results below are from before.',
  );
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
