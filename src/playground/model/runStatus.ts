/** What the page says about a run. */
import type {RunEnd, Stage} from '../messages/runEvents';
import type {RunView, TestView} from './runView';

const STAGES: Record<Stage, string> = {
  loading: 'Loading the simulator …',
  compiling: 'Compiling …',
  preflight: 'Running preflight …',
  testing: 'Running the tests …',
  running: 'The program is running.',
  done: 'Done.',
};

const ENDS: Record<Exclude<RunEnd, 'itself'>, string> = {
  stop: 'Stopped.',
  watchdog: 'Stopped because nothing happened for too long. Is there an endless loop?',
  memory: 'Stopped because the program ran out of memory.',
};

const FAILURES: Partial<Record<Stage, string>> = {
  loading: 'The simulator didn’t load.',
  compiling: 'The program doesn’t compile.',
  preflight: 'Preflight failed.',
};

/** How the run is going or went, in one sentence, which screen readers announce. */
export function statusOf(view: RunView): string {
  if (view.stage === undefined) return 'Not run yet.';
  if (view.unsupported) return `${view.unsupported.feature} cannot be used in the playground.`;
  if (view.end && view.end !== 'itself') return ENDS[view.end];
  if (view.failure) return FAILURES[view.failure.stage] ?? 'The program failed.';
  if (!view.end && view.stage !== 'done') return STAGES[view.stage];
  return view.tests.length === 0 ? 'Done. The program has no tests.' : countTests(view.tests);
}

/** How compiling for clouds is going or went, in the same way. @param hasResults whether those of a run before are shown */
export function cloudsStatusOf(view: RunView, hasResults: boolean): string {
  if (view.stage === undefined)
    return 'See what each cloud would get for this program: its resources, its Terraform, and the permissions of each function. Nothing is deployed.';
  if (view.end && view.end !== 'itself') return ENDS[view.end];
  if (view.unsupported) return `${view.unsupported.feature} cannot be used in the playground.`;
  if (view.failure) {
    const sentence = FAILURES[view.failure.stage] ?? 'The program failed.';
    return hasResults ? `${sentence} The results below are from before.` : sentence;
  }
  return view.end ? 'Compiled. It’s compiled again whenever you change the program.' : 'Compiling …';
}

/** What the reader can do when there is nothing to show. */
export function hintOf({stage, end, tests, logs, failure, unsupported}: RunView): string | undefined {
  if (stage === undefined) return 'Run the program to see its tests and what they log.';
  if (tests.length > 0 || logs.length > 0 || failure || unsupported) return undefined;
  if (stage === 'running') return 'The program’s log appears here. To use its resources, open “Resources”.';
  if (end !== 'itself') return undefined;
  return 'The program has no tests. Write one, or select “Keep running” to use its resources.';
}

function countTests(tests: readonly TestView[]): string {
  const count = (state: TestView['state']) => tests.filter((test) => test.state === state).length;
  const [passed, failed, stopped] = [count('passed'), count('failed'), count('stopped')];
  const parts = [`${passed} of ${tests.length} ${tests.length === 1 ? 'test' : 'tests'} passed`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (stopped > 0) parts.push(`${stopped} didn’t end`);
  return `${parts.join(', ')}.`;
}
