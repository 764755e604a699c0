import {diffLines} from '@site/src/lib/diffLines';
import {normalizeOutput} from '@site/src/wing/checker/normalizeOutput';
import {formatTestReport, type ReportedTest} from '@site/src/wing/run/testReport';
import type {RunView, TestView} from '@site/src/playground/model/runView';
import type {PrintedOutput} from '../types';

interface OutputComparison {
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
  const reported = tests.map(toReportedTest);
  const lines =
    kind === 'log'
      ? reported.flatMap(({logs}) => logs.map(({message}) => message))
      : [formatTestReport(entry, reported)];
  return [preflight.trimEnd(), ...lines].filter((text, index) => index > 0 || text !== '').join('\n');
}

/** Without the reason of a failed test, as a page that prints a report shows no failures. */
function toReportedTest({path, state, logs}: TestView): ReportedTest {
  const ownLogs = logs.filter(({source}) => source);
  return {path, pass: state === 'passed', logs: ownLogs.map(({level, text}) => ({level, message: text}))};
}
