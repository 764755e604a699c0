import {describe, expect, it} from 'vitest';
import {createGuardedSend} from '../guardedSend';
import {DROPPED_REPORT_MILLISECONDS} from '../limits';
import type {RunnerMessage} from '../../messages/runMessages';

/** Sends at most two lines, with a clock that the test sets. */
function createTestContext() {
  const sent: RunnerMessage[] = [];
  const tasks: (() => void)[] = [];
  const clock = {time: 0};
  const post = createGuardedSend({
    send: (message) => sent.push(message),
    schedule: (task) => tasks.push(task),
    now: () => clock.time,
    lines: 2,
  });
  const log = (text: string) => post({kind: 'log', level: 'info', text});
  return {sent, tasks, clock, post, log};
}

describe('createGuardedSend', () => {
  it('sends lines up to the limit, and then the number of dropped lines', () => {
    const {sent, post, log} = createTestContext();
    log('a');
    post({kind: 'preflight', text: 'b\nc'});
    expect(sent).toEqual([
      {kind: 'log', level: 'info', text: 'a'},
      {kind: 'preflight', text: 'b\n'},
      {kind: 'dropped', lines: 1},
    ]);
  });

  it('sends that number at intervals, and the last one when the thread is idle', () => {
    const {sent, tasks, clock, log} = createTestContext();
    log('a\nb');
    for (let time = 0; time < 1000; time++) {
      clock.time = time;
      log('c');
    }
    const notes = sent.flatMap((message) => (message.kind === 'dropped' ? message.lines : []));
    expect(notes).toEqual([0, 1, 2, 3].map((count) => count * DROPPED_REPORT_MILLISECONDS + 1));
    expect(tasks).toHaveLength(1);
    tasks[0]!();
    expect(sent.at(-1)).toEqual({kind: 'dropped', lines: 1000});
  });

  it('sends it before the end', () => {
    const {sent, post, log} = createTestContext();
    log('a\nb\nc');
    log('d');
    post({kind: 'ended', by: 'itself'});
    expect(sent.slice(-3)).toEqual([
      {kind: 'dropped', lines: 1},
      {kind: 'dropped', lines: 2},
      {kind: 'ended', by: 'itself'},
    ]);
  });

  it('sends all other messages unchanged', () => {
    const {sent, post} = createTestContext();
    post({kind: 'response', id: 1, value: 'log\n'.repeat(9)});
    expect(sent).toEqual([{kind: 'response', id: 1, value: 'log\n'.repeat(9)}]);
  });
});
