import type {SampleFailure} from './compareWithPage';
import type {PageCheckResult} from './runChecks';
import {countPrograms, toTable} from './counts';

/**
 * Shows what is wrong, each with file, line and column.
 *
 * @param annotations also in the form that GitHub shows at the line of a pull request
 */
export function formatFailures(
  {failures, problems}: PageCheckResult,
  {annotations}: {annotations: boolean},
): string {
  const all = [
    ...problems.map(({page, line, message}) => ({file: page, line, column: 1, message})),
    ...failures,
  ];
  return all.flatMap((one) => [...(annotations ? [toAnnotation(one)] : []), formatFailure(one)]).join('\n');
}

type Place = Pick<SampleFailure, 'file' | 'line' | 'column' | 'message' | 'source' | 'details'>;

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

/** The counts as a table of text. */
export function formatTable({checked}: PageCheckResult): string {
  const rows = toTable(countPrograms(checked));
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
