import {describe, expect, it} from 'vitest';
import {createGuardedSend} from '../guardedSend';
import {NOTE_MILLISECONDS} from '../limits';
import type {RunnerMessage} from '../../messages/runMessages';

/** What is sent of at most two lines, with a clock that the test turns. */
function createTestContext() {
  const sent: RunnerMessage[] = [];
  const tasks: (() => void)[] = [];
  const clock = {time: 0};
  const post = createGuardedSend({
    send: (message) => sent.push(message),
    later: (task) => tasks.push(task),
    now: () => clock.time,
    lines: 2,
  });
  const log = (text: string) => post({kind: 'log', level: 'info', text});
  return {sent, tasks, clock, post, log};
}

describe('createGuardedSend', () => {
  it('sends lines up to the limit, and then tells how many it drops', () => {
    const {sent, post, log} = createTestContext();
    log('a');
    post({kind: 'preflight', text: 'b\nc'});
    expect(sent).toEqual([
      {kind: 'log', level: 'info', text: 'a'},
      {kind: 'preflight', text: 'b\n'},
      {kind: 'dropped', lines: 1},
    ]);
  });

  it('tells it now and then, and the rest when the thread comes to rest', () => {
    const {sent, tasks, clock, log} = createTestContext();
    log('a\nb');
    for (let time = 0; time < 1000; time++) {
      clock.time = time;
      log('c');
    }
    const notes = sent.flatMap((message) => (message.kind === 'dropped' ? message.lines : []));
    expect(notes).toEqual([0, 1, 2, 3].map((count) => count * NOTE_MILLISECONDS + 1));
    expect(tasks).toHaveLength(1);
    tasks[0]!();
    expect(sent.at(-1)).toEqual({kind: 'dropped', lines: 1000});
  });

  it('tells it before the end', () => {
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

  it('sends all else as it is', () => {
    const {sent, post} = createTestContext();
    post({kind: 'response', id: 1, value: 'log\n'.repeat(9)});
    expect(sent).toEqual([{kind: 'response', id: 1, value: 'log\n'.repeat(9)}]);
  });
});
