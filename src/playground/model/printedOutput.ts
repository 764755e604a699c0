/** What a run has printed, beside the output that stands under a program in a page. */
import {diffLines} from '@site/src/wing/checker/diff';
import {normalise} from '@site/src/wing/checker/normalise';
import type {CodeSampleProps} from '@site/src/samples/types';
import {nameOfTest, type RunView, type TestView} from './runView';

/** The output that a page prints: log lines alone, or the report of `wing test`. */
export interface PrintedOutput {
  readonly kind: Exclude<NonNullable<CodeSampleProps['outputKind']>, 'error'>;
  readonly text: string;
}

export interface Comparison {
  readonly isSame: boolean;
  /** All lines: those that only the page has after a `-`, and those that only the run has after a `+`. */
  readonly difference: string;
}

type Ran = Pick<RunView, 'preflight' | 'tests' | 'droppedLines'>;

/** Compares as the checker of the site does: what differs from run to run does not count. */
export function compareOutput(view: Ran, printed: PrintedOutput, entry: string): Comparison {
  const [before, after] = [printed.text, outputOf(view, printed.kind, entry)].map(normalise) as [
    string,
    string,
  ];
  return {isSame: before === after && view.droppedLines === 0, difference: diffLines(before, after)};
}

/** What a page would print under the program, which is nothing of what the simulator itself prints. */
export function outputOf({preflight, ...ran}: Ran, kind: PrintedOutput['kind'], entry: string): string {
  const tests = ran.tests.map((test) => ({...test, logs: test.logs.filter(({source}) => source)}));
  const lines = kind === 'log' ? tests.flatMap(({logs}) => logs.map(({text}) => text)) : report(tests, entry);
  return [preflight.trimEnd(), ...lines].filter((text, index) => index > 0 || text !== '').join('\n');
}

/** The report of `wing test` on one file, as far as it does not tell how a test has failed. */
function report(tests: readonly TestView[], entry: string): string[] {
  const file = entry.replace(/^.*\//, '').replace(/\.w$/, '.wsim');
  const logs = tests.flatMap(({path, logs: lines}) =>
    lines.flatMap(({level, text}) =>
      text.split('\n').map((line) => `[${level.toUpperCase()}] ${nameOfTest(path)} | ${line}`),
    ),
  );
  const width = Math.max(...tests.map(({path}) => path.length));
  const results = [...tests]
    .sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path))
    .map((test) => `${rank(test) === 0 ? 'pass' : 'fail'} ─ ${file} » ${test.path.padEnd(width)}`);
  const passed = tests.filter((test) => rank(test) === 0).length;
  const counts = [
    ...(passed < tests.length ? [`${tests.length - passed} failed`] : []),
    ...(passed > 0 ? [`${passed} passed`] : []),
  ].join(' | ');
  return [
    ...logs,
    ...results,
    '',
    `Tests ${counts} (${tests.length})`,
    'Snapshots 1 skipped',
    `Test Files 1 ${passed < tests.length ? 'failed' : 'passed'} (1)`,
    'Duration 0m0.00s',
  ];
}

function rank({state}: TestView): number {
  return state === 'passed' ? 0 : 1;
}
