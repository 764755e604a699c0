import {createLineLimit} from '../sandbox/lineLimit';
import {MAX_ERROR_CHARACTERS, MAX_RUN_STEPS, MAX_TESTS} from '../sandbox/limits';
import type {RunEvent} from '../messages/runEvents';

type EventOf<Kind extends RunEvent['kind']> = Extract<RunEvent, {readonly kind: Kind}>;

/** What a place in the program counts as. */
const FRAME_CHARACTERS = 100;

/** Kinds of messages whose refusals are shown. A program can invent more. */
const MAX_REFUSED = 20;

/**
 * Keeps what a run adds to the page to its limits, over all its messages: lines of logs and of preflight output once more, in
 * case a program finds a way around the guard in its worker; tests, the characters of their errors, and their steps; refusals. Any
 * other event takes the place of the one before.
 *
 * @returns reports an event, or the part of it that is within the limits and what was left out
 */
export function createEventFilter(report: (event: RunEvent) => void): (event: RunEvent) => void {
  const lines = createLineLimit();
  let droppedByGuard = 0;
  const tests = new Set<string>();
  let errorCharacters = 0;
  let stepsLeft = MAX_RUN_STEPS;
  const refused = new Set<string>();

  const reportDropped = () => report({kind: 'dropped', lines: droppedByGuard + lines.dropped});
  const takeLines = (event: EventOf<'log' | 'preflight'>) => {
    const before = lines.dropped;
    const text = lines.take(event.text);
    if (text !== undefined) report({...event, text});
    if (lines.dropped > before) reportDropped();
  };
  /** The first refusal of each kind of messages says enough. */
  const refuse = (event: EventOf<'refused'>) => {
    if (refused.has(event.of) || refused.size === MAX_REFUSED) return;
    refused.add(event.of);
    report(event);
  };
  const takeTest = (event: EventOf<'test-start' | 'test'>) => {
    if (!tests.has(event.path) && tests.size === MAX_TESTS)
      return refuse({kind: 'refused', of: 'test', reason: `The page shows up to ${MAX_TESTS} tests.`});
    tests.add(event.path);
    if (event.kind === 'test') takeResult(withSteps(event));
    else report(event);
  };
  const withSteps = (event: EventOf<'test'>): EventOf<'test'> => {
    const {steps, moreSteps = 0} = event;
    if (!steps || steps.length <= stepsLeft) {
      stepsLeft -= steps?.length ?? 0;
      return event;
    }
    const kept = steps.slice(0, stepsLeft);
    stepsLeft = 0;
    return {...event, steps: kept, moreSteps: moreSteps + steps.length - kept.length};
  };
  const takeResult = (event: EventOf<'test'>) => {
    if (!event.error) return report(event);
    const {message, frames} = event.error;
    errorCharacters += message.length + FRAME_CHARACTERS * frames.length;
    report(errorCharacters > MAX_ERROR_CHARACTERS ? {...event, error: TOO_MANY_ERRORS} : event);
  };

  return (event) => {
    switch (event.kind) {
      case 'dropped':
        droppedByGuard = event.lines;
        return reportDropped();
      case 'log':
      case 'preflight':
        return takeLines(event);
      case 'test-start':
      case 'test':
        return takeTest(event);
      case 'refused':
        return refuse(event);
      default:
        report(event);
    }
  };
}

const TOO_MANY_ERRORS = {message: 'The error is left out: the errors before it are too long.', frames: []};
