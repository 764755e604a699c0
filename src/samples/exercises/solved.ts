import type {RunView} from '../../playground/model/runView';
import {statusOf} from '../../playground/model/runStatus';
import {testBlocks} from './tests';

type FinishedRun = Pick<RunView, 'tests' | 'end' | 'failure' | 'unsupported'>;

/** Whether a run ended by itself with all tests passed, those of the exercise among them as they were given. */
export function isSolved(view: FinishedRun, given: string, text: string): boolean {
  return hasPassed(view) && keepsTests(given, text);
}

/** How far the reader is, in one sentence or two. */
export function exerciseStatus(view: RunView, given: string, text: string): string {
  const {tests, end, failure, unsupported} = view;
  if (end !== 'itself' || failure || unsupported || tests.length === 0) return statusOf(view);
  const passed = tests.filter(({state}) => state === 'passed').length;
  const count = `${passed} of ${tests.length} ${tests.length === 1 ? 'test passes' : 'tests pass'}`;
  if (isSolved(view, given, text)) return `Solved: ${count}.`;
  if (hasPassed(view)) return `Not solved yet: ${count}, but you’ve changed a test. Change it back.`;
  return `Not solved yet: ${count}.`;
}

function hasPassed({tests, end, failure, unsupported}: FinishedRun): boolean {
  const hasEnded = end === 'itself' && !failure && !unsupported;
  return hasEnded && tests.length > 0 && tests.every(({state}) => state === 'passed');
}

function keepsTests(given: string, text: string): boolean {
  const kept = new Set(testBlocks(text).map((block) => block.text));
  return testBlocks(given).every((block) => kept.has(block.text));
}
