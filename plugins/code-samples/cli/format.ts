import type {CheckedProgram, RunResult} from '../checker/runChecks';
import type {Failure} from '../checker/judge';

/**
 * Shows what is wrong, each with file, line and column.
 *
 * @param annotations also in the form that GitHub shows at the line of a pull request
 */
export function formatFailures(
  {failures, problems}: RunResult,
  {annotations}: {annotations: boolean},
): string {
  const all = [
    ...problems.map(({page, line, message}) => ({file: page, line, column: 1, message})),
    ...failures,
  ];
  return all.flatMap((one) => [...(annotations ? [toAnnotation(one)] : []), formatFailure(one)]).join('\n');
}

type Place = Pick<Failure, 'file' | 'line' | 'column' | 'message' | 'source' | 'details'>;

/** One failure, as the terminal and the development server's overlay show it. */
export function formatFailure({file, line, column, source, message, details}: Place): string {
  const rows = [`${file}:${line}:${column}: ${message.split('\n')[0]}`];
  if (source !== undefined) rows.push(`    ${line} | ${source}`);
  if (details) rows.push(...details.split('\n').map((row) => `      ${row}`));
  return rows.join('\n');
}

function toAnnotation({file, line, column, message, details}: Place): string {
  const escape = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const text = details ? `${message}\n${details}` : message;
  return `::error file=${file},line=${line},col=${column}::${escape(text)}`;
}

/** Counts of one row of the table. */
export interface Counts {
  programs: number;
  compiled: number;
  run: number;
  expectedErrors: number;
  notChecked: Record<string, number>;
}

/** Counts programs by folder. */
export function countPrograms(checked: readonly CheckedProgram[]): Map<string, Counts> {
  const rows = new Map<string, Counts>();
  for (const {program, outcome} of checked) {
    for (const key of [folderOf(program.page), 'all']) {
      const row = rows.get(key) ?? {programs: 0, compiled: 0, run: 0, expectedErrors: 0, notChecked: {}};
      rows.set(key, row);
      row.programs++;
      const {nocheck, fails} = program.fence;
      if (nocheck) row.notChecked[nocheck] = (row.notChecked[nocheck] ?? 0) + 1;
      else if (fails) row.expectedErrors++;
      else row.compiled++;
      if (outcome && outcome.tests.length > 0) row.run++;
    }
  }
  return new Map(
    [...rows].sort(
      ([one], [other]) => Number(one === 'all') - Number(other === 'all') || one.localeCompare(other),
    ),
  );
}

/** The counts as a table of text. */
export function formatTable({checked}: RunResult): string {
  const head = ['folder', 'programs', 'compiled', 'tests run', 'expected errors', 'not checked'];
  const body = [...countPrograms(checked)].map(([folder, row]) => [
    folder,
    `${row.programs}`,
    `${row.compiled}`,
    `${row.run}`,
    `${row.expectedErrors}`,
    Object.entries(row.notChecked)
      .map(([reason, count]) => `${count} ${reason}`)
      .join(', ') || '0',
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...body].map((row) => row[column]!.length)));
  return [head, ...body]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function folderOf(page: string): string {
  return (
    page
      .split('/')
      .slice(0, 2)
      .filter((part) => !/\.mdx?$/.test(part))
      .join('/') || page
  );
}
