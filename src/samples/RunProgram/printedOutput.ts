import {diffLines} from '@site/src/lib/diffLines';
import {normalizeOutput} from '@site/src/wing/checker/normalizeOutput';
import {nameOfTest} from '@site/src/playground/model/runStatus';
import type {RunView, TestView} from '@site/src/playground/model/runView';
import type {CodeSampleProps} from '../types';

/** The output that a page prints under a program: its log lines, or the report of `wing test`. */
export interface PrintedOutput {
  readonly kind: Exclude<NonNullable<CodeSampleProps['outputKind']>, 'error'>;
  readonly text: string;
}

export interface OutputComparison {
  readonly isSame: boolean;
  /** All lines: after a `-` those that only the page has, after a `+` those that only the run has. */
  readonly difference: string;
}

type FinishedRun = Pick<RunView, 'preflight' | 'tests' | 'droppedLines'>;

/** Compares as the checker of the site does: differences between any two runs, such as durations, do not count. */
export function compareOutput(view: FinishedRun, printed: PrintedOutput, entry: string): OutputComparison {
  const before = normalizeOutput(printed.text);
  const after = normalizeOutput(toPrintedText(view, printed.kind, entry));
  return {isSame: before === after && view.droppedLines === 0, difference: diffLines(before, after)};
}

/** What a page would print for a run. Lines of the simulator itself have no source and are left out. */
export function toPrintedText(
  {preflight, tests}: FinishedRun,
  kind: PrintedOutput['kind'],
  entry: string,
): string {
  const ownTests = tests.map((test) => ({...test, logs: test.logs.filter(({source}) => source)}));
  const lines =
    kind === 'log' ? ownTests.flatMap(({logs}) => logs.map(({text}) => text)) : reportLines(ownTests, entry);
  return [preflight.trimEnd(), ...lines].filter((text, index) => index > 0 || text !== '').join('\n');
}

/** The report of `wing test` on one file, without the reasons of failed tests. */
function reportLines(tests: readonly TestView[], entry: string): string[] {
  const file = entry.replace(/^.*\//, '').replace(/\.w$/, '.wsim');
  const logs = tests.flatMap(({path, logs: lines}) =>
    lines.flatMap(({level, text}) =>
      text.split('\n').map((line) => `[${level.toUpperCase()}] ${nameOfTest(path)} | ${line}`),
    ),
  );
  const width = Math.max(...tests.map(({path}) => path.length));
  const results = [...tests]
    .sort((a, b) => Number(hasPassed(b)) - Number(hasPassed(a)) || a.path.localeCompare(b.path))
    .map((test) => `${hasPassed(test) ? 'pass' : 'fail'} ─ ${file} » ${test.path.padEnd(width)}`);
  const passed = tests.filter(hasPassed).length;
  const failed = tests.length - passed;
  const counts = [failed > 0 && `${failed} failed`, passed > 0 && `${passed} passed`].filter(Boolean);
  return [
    ...logs,
    ...results,
    '',
    `Tests ${counts.join(' | ')} (${tests.length})`,
    'Snapshots 1 skipped',
    `Test Files 1 ${failed > 0 ? 'failed' : 'passed'} (1)`,
    'Duration 0m0.00s',
  ];
}

function hasPassed({state}: TestView): boolean {
  return state === 'passed';
}
