/** What came of the programs of the corpus for each cloud, as a table and as problems. */
import {CLOUD_PLATFORMS, type CloudPlatform} from '../../../../src/wing/language/platforms';
import type {CloudResult} from '../clouds/compareCloud';

export interface CloudReport {
  /** Of the program. */
  readonly name: string;
  readonly cloud: CloudPlatform;
  readonly result: CloudResult;
  /** What differs, the message that refuses it, or the feature that is missing. */
  readonly words?: string;
}

const RESULTS = ['equal', 'refused', 'left-out', 'different'] as const;

/** A table in Markdown with a row for each cloud, and how often each message or missing feature stops a program there. */
export function formatReports(reports: readonly CloudReport[]): string {
  const clouds = CLOUD_PLATFORMS.filter((cloud) => reports.some((report) => report.cloud === cloud));
  const of = (cloud: CloudPlatform, result: CloudResult) =>
    reports.filter((report) => report.cloud === cloud && report.result === result);
  const rows = clouds.map(
    (cloud) => `| ${cloud} | ${RESULTS.map((result) => of(cloud, result).length).join(' | ')} |`,
  );
  const reasons = clouds.flatMap((cloud) =>
    (['refused', 'left-out'] as const).flatMap((result) =>
      countWords(of(cloud, result)).map(([words, count]) => `- ${cloud}, ${result}, ${count}: ${words}`),
    ),
  );
  const head = [`| | ${RESULTS.join(' | ')} |`, `|${' --- |'.repeat(RESULTS.length + 1)}`];
  return [...head, ...rows, '', ...reasons].join('\n');
}

/** A line for each difference. */
export function listProblems(reports: readonly CloudReport[]): readonly string[] {
  return reports.flatMap(({name, cloud, result, words}) =>
    result === 'different' ? [`${cloud}, ${name}: ${words}`] : [],
  );
}

/** The most frequent first. */
function countWords(reports: readonly CloudReport[]): readonly (readonly [words: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const {words = ''} of reports) counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
