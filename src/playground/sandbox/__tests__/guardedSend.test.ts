import {describe, expect, it} from 'vitest';
import {createGuardedSend} from '../guardedSend';
import {DROPPED_REPORT_MILLISECONDS, MAX_MESSAGE_CHARACTERS, MAX_TEXT} from '../limits';
import type {RunnerMessage} from '../../messages/runMessages';

/** Sends at most two lines, with a clock that the test sets. */
function createTestContext() {
  const sent: RunnerMessage[] = [];
  const tasks: (() => void)[] = [];
  const clock = {time: 0};
  const post = createGuardedSend({
    send: (text) => sent.push(JSON.parse(text) as RunnerMessage),
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

  it('cuts a long text, and says how much is missing', () => {
    const {sent, post} = createTestContext();
    const error = {message: 'a'.repeat(10_485_760), frames: []};
    post({kind: 'test', path: 'root/test:a', pass: false, milliseconds: 1, error});
    const [message] = sent;
    const shown = message?.kind === 'test' ? message.error!.message : '';
    expect(shown.length).toBeLessThanOrEqual(MAX_TEXT);
    expect(shown).toMatch(/^a+… \(10,475,820 more characters are not shown\)$/);
  });

  it('says which message it has left out, and why', () => {
    const {sent, post} = createTestContext();
    const circle: {kind: string; self?: object} = {kind: 'output'};
    circle.self = circle;
    post(circle);
    post({kind: 'tree', tree: Array.from({length: 600_000}, () => 1), connections: []});
    post({kind: 'response', id: 3, value: Array.from({length: MAX_MESSAGE_CHARACTERS}, () => 1)});
    expect(sent).toEqual([
      {kind: 'refused', of: 'output', reason: 'It cannot be written as JSON.'},
      {kind: 'refused', of: 'tree', reason: 'It has 1,200,041 characters, and up to 1,000,000 can be shown.'},
      {kind: 'response', id: 3, error: {message: expect.stringContaining('It has 2,000,'), frames: []}},
    ]);
  });

  it('drops lines that are too long as JSON', () => {
    const {sent, log} = createTestContext();
    log('\u0001'.repeat(200_000));
    expect(sent).toEqual([{kind: 'dropped', lines: 1}]);
  });

  it('sends nothing for what is no message', () => {
    const {sent, post} = createTestContext();
    for (const value of [undefined, null, 'heartbeat', 1, () => 1]) post(value);
    post({kind: 'log', level: 'info', text: {}});
    expect(sent).toEqual([]);
  });
});
