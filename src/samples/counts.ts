import {hasTests} from '../wing/language/entries';
import type {PageProgram} from './pageProgram';
import type {CheckedProgram} from './runChecks';

/** Counts of the programs in a folder. */
export interface Counts {
  programs: number;
  compiled: number;
  run: number;
  expectedErrors: number;
  notChecked: Record<string, number>;
}

/** Row of {@link countPrograms} that holds the sums. */
const ALL = 'all';
const HEAD = ['folder', 'programs', 'compiled', 'tests run', 'expected errors', 'not checked'];

/** Counts programs by folder, the sums last. Without an outcome, the program's text and its fence tell what is run. */
export function countPrograms(programs: readonly CheckedProgram[]): Map<string, Counts> {
  const rows = new Map<string, Counts>();
  for (const {program, outcome} of programs) {
    for (const key of [folderOf(program.page), ALL]) {
      const row = rows.get(key) ?? {programs: 0, compiled: 0, run: 0, expectedErrors: 0, notChecked: {}};
      rows.set(key, row);
      row.programs++;
      const {nocheck, fails} = program.fence;
      if (nocheck) row.notChecked[nocheck] = (row.notChecked[nocheck] ?? 0) + 1;
      else if (fails) row.expectedErrors++;
      else row.compiled++;
      if (outcome ? outcome.tests.length > 0 : runsTests(program)) row.run++;
    }
  }
  return new Map(
    [...rows].sort(
      ([one], [other]) => Number(one === ALL) - Number(other === ALL) || one.localeCompare(other),
    ),
  );
}

/** The counts as cells, the head first. */
export function toTable(counts: ReadonlyMap<string, Counts>): string[][] {
  const body = [...counts].map(([folder, row]) => [
    folder,
    `${row.programs}`,
    `${row.compiled}`,
    `${row.run}`,
    `${row.expectedErrors}`,
    Object.entries(row.notChecked)
      .map(([reason, count]) => `${count} ${reason}`)
      .join(', ') || '0',
  ]);
  return [HEAD, ...body];
}

/** Whether the checker gets as far as the tests of a program that does what its page says. */
function runsTests({fence, files, language}: PageProgram): boolean {
  const isStopped = fence.nocheck ?? fence.norun ?? (fence.fails && fence.fails !== 'test');
  return !isStopped && hasTests(files, language);
}

function folderOf(page: string): string {
  const folders = page
    .split('/')
    .slice(0, 2)
    .filter((part) => !/\.mdx?$/.test(part));
  return folders.join('/') || page;
}
