import {createLineLimit} from '../sandbox/lineLimit';
import type {RunEvent} from '../messages/runEvents';

type LineEvent = Extract<RunEvent, {kind: 'log' | 'preflight' | 'dropped'}>;

/** Keeps the lines of a run to their limit once more, in case a program finds a way around the guard in its worker. */
interface LineFilter {
  /** Reports an event, or the part of it that is within the limit and the number of dropped lines. */
  filter(event: LineEvent): void;
}

export function createLineFilter(report: (event: LineEvent) => void): LineFilter {
  const limit = createLineLimit();
  let droppedByGuard = 0;
  const reportDropped = () => report({kind: 'dropped', lines: droppedByGuard + limit.dropped});
  return {
    filter(event) {
      if (event.kind === 'dropped') {
        droppedByGuard = event.lines;
        return reportDropped();
      }
      const before = limit.dropped;
      const text = limit.take(event.text);
      if (text !== undefined) report({...event, text});
      if (limit.dropped > before) reportDropped();
    },
  };
}
