import type {RunEvent} from '../messages/runEvents';
import {createLineLimit, type LineLimitOptions} from './lineLimit';
import {NOTE_MILLISECONDS} from './limits';
import type {RunnerMessage} from '../messages/runMessages';

export interface GuardedSendOptions extends LineLimitOptions {
  send(message: RunnerMessage): void;
  later(task: () => void, milliseconds: number): void;
  /** In milliseconds. */
  now(): number;
}

/**
 * Sends what the runner says. A program that logs without end would fill the page's memory faster than the page can look
 * at it: lines over the limit are counted here, and their number is told now and then, even when the thread never comes to
 * rest.
 */
export function createGuardedSend({send, later, now, ...limits}: GuardedSendOptions) {
  const limit = createLineLimit(limits);
  let told = 0;
  let toldAt = -Infinity;
  let isWaiting = false;

  const note = () => {
    if (limit.dropped === told) return;
    told = limit.dropped;
    toldAt = now();
    send({kind: 'dropped', lines: told});
  };
  const noteLater = () => {
    if (isWaiting) return;
    isWaiting = true;
    later(() => {
      isWaiting = false;
      note();
    }, NOTE_MILLISECONDS);
  };
  const sendLines = (event: Extract<RunEvent, {kind: 'log' | 'preflight'}>) => {
    const text = limit.take(event.text);
    if (text !== undefined) send({...event, text});
    if (limit.dropped === told) return;
    if (now() - toldAt >= NOTE_MILLISECONDS) note();
    else noteLater();
  };
  return (message: RunnerMessage): void => {
    if (message.kind === 'log' || message.kind === 'preflight') return sendLines(message);
    // The note stands before what comes after the lines, the end of the run above all.
    note();
    send(message);
  };
}
