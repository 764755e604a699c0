import {createLineLimit, type LineLimitOptions} from './lineLimit';
import {DROPPED_REPORT_MILLISECONDS} from './limits';
import type {RunnerMessage} from '../messages/runMessages';

interface GuardedSendOptions extends LineLimitOptions {
  send(message: RunnerMessage): void;
  /** Like `setTimeout`. */
  schedule(task: () => void, milliseconds: number): void;
  /** In milliseconds. */
  now(): number;
}

/**
 * Creates the function that sends the runner's messages. A program that logs without end would fill the page's memory faster
 * than the page can show the lines: those over the limit are dropped here, and their number is reported at intervals, even
 * when the thread is never idle.
 */
export function createGuardedSend({send, schedule, now, ...limits}: GuardedSendOptions) {
  const limit = createLineLimit(limits);
  let reported = 0;
  let reportedAt = -Infinity;
  let isScheduled = false;

  const reportDropped = () => {
    if (limit.dropped === reported) return;
    reported = limit.dropped;
    reportedAt = now();
    send({kind: 'dropped', lines: reported});
  };
  const scheduleReport = () => {
    if (isScheduled) return;
    isScheduled = true;
    schedule(() => {
      isScheduled = false;
      reportDropped();
    }, DROPPED_REPORT_MILLISECONDS);
  };
  const sendLines = (event: Extract<RunnerMessage, {kind: 'log' | 'preflight'}>) => {
    const text = limit.take(event.text);
    if (text !== undefined) send({...event, text});
    if (limit.dropped === reported) return;
    if (now() - reportedAt >= DROPPED_REPORT_MILLISECONDS) reportDropped();
    else scheduleReport();
  };
  return (message: RunnerMessage): void => {
    if (message.kind === 'log' || message.kind === 'preflight') return sendLines(message);
    // The page learns of dropped lines before the message that follows them, above all before the end of the run.
    reportDropped();
    send(message);
  };
}
