import {describe, expect, it} from 'vitest';
import type {RunEvent} from '@site/src/playground/messages/runEvents';
import {addEvent, NEW_RUN} from '@site/src/playground/model/runView';
import {compareOutput, toPrintedText} from './printedOutput';

const after = (...events: RunEvent[]) => events.reduce(addEvent, NEW_RUN);
const log = (name: string, text: string): RunEvent => ({
  kind: 'log',
  test: `root/Default/test:${name}`,
  source: `root/Default/test:${name}/Handler`,
  level: 'info',
  text,
});
const begin = (name: string): RunEvent => ({kind: 'test-start', path: `root/Default/test:${name}`});
const pass = (name: string): RunEvent => ({
  kind: 'test',
  path: `root/Default/test:${name}`,
  pass: true,
  milliseconds: 1,
});

const RUN = after(
  {kind: 'preflight', text: 'before\n'},
  begin('one'),
  log('one', 'a\nb'),
  {kind: 'log', test: 'root/Default/test:one', level: 'info', text: 'Server listening'},
  pass('one'),
  begin('another'),
  log('another', 'c'),
  pass('another'),
  {kind: 'ended', by: 'itself'},
);

describe('toPrintedText', () => {
  it('is what preflight and the tests have printed, in order', () => {
    expect(toPrintedText(RUN, 'log', 'main.w')).toBe('before\na\nb\nc');
    expect(toPrintedText(NEW_RUN, 'log', 'main.w')).toBe('');
  });

  it('is the report of the command line', () => {
    expect(toPrintedText(RUN, 'report', 'shop/main.w').split('\n')).toEqual([
      'before',
      '[INFO] one | a',
      '[INFO] one | b',
      '[INFO] another | c',
      'pass ─ main.wsim » root/Default/test:another',
      'pass ─ main.wsim » root/Default/test:one    ',
      '',
      'Tests 2 passed (2)',
      'Snapshots 1 skipped',
      'Test Files 1 passed (1)',
      'Duration 0m0.00s',
    ]);
  });
});

describe('compareOutput', () => {
  const compare = (text: string, printed: string) =>
    compareOutput(after(begin('a'), log('a', text)), {kind: 'log', text: printed}, 'main.w');

  it.each([
    ['the same lines', 'a\nb', 'a\nb'],
    ['a duration', 'it took 0m1.20s', 'it took 0m0.31s'],
    ['a port', 'http://localhost:4311/a', 'http://localhost:59120/a'],
    ['a folder', 'at /tmp/x/main.w', 'at main.w'],
    ['a time', '2026-01-31T08:30:00Z', '2020-02-01T00:00:00.123Z'],
    ['white space at the end', 'a  \n', 'a'],
  ])('takes %s for the same', (_, text, printed) => {
    expect(compare(text, printed).isSame).toBe(true);
  });

  it('shows the lines that differ', () => {
    expect(compare('a\nc', 'a\nb')).toEqual({isSame: false, difference: '  a\n- b\n+ c'});
  });

  it('does not take a part for the whole', () => {
    const view = after(begin('a'), log('a', 'a'), {kind: 'dropped', lines: 3});
    expect(compareOutput(view, {kind: 'log', text: 'a'}, 'main.w').isSame).toBe(false);
  });
});
