/** What the compiler says of the program, as the list under the editor and the announcement show it. */

/** A place in a file; lines and columns count from 0, columns in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Problem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hints: readonly string[];
  /** Nothing when it is about no one place of the program. */
  readonly at?: Stretch;
  /** What has to do with it at other places. */
  readonly notes: readonly {readonly message: string; readonly at?: Stretch}[];
}

export interface Stretch {
  readonly file: string;
  readonly from: Place;
  readonly to: Place;
}

/** By file in the order of the tabs, then from top to bottom. */
export function sortProblems(problems: readonly Problem[], files: readonly string[]): Problem[] {
  const rank = ({at}: Problem) => (at ? files.indexOf(at.file) : files.length);
  return [...problems].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.at?.from.line ?? 0) - (b.at?.from.line ?? 0) ||
      (a.at?.from.column ?? 0) - (b.at?.from.column ?? 0),
  );
}

/** How many there are, for a heading: “1 error, 2 warnings”. */
export function countProblems(problems: readonly Problem[]): string {
  if (problems.length === 0) return 'No problems';
  return (['error', 'warning'] as const)
    .map((severity) => ({severity, count: problems.filter((one) => one.severity === severity).length}))
    .filter(({count}) => count > 0)
    .map(({severity, count}) => `${count} ${severity}${count === 1 ? '' : 's'}`)
    .join(', ');
}

/** What a screen reader says when the answer has changed: the count, and the first problem with its place. */
export function announceProblems(problems: readonly Problem[]): string {
  const first = problems[0];
  if (!first) return countProblems(problems);
  const place = first.at ? `${placeName(first.at)}: ` : '';
  return `${countProblems(problems)}. ${place}${first.message}`;
}

/** A place as it is read: lines and columns from 1. */
export function placeName({file, from}: Stretch): string {
  return `${file}, line ${from.line + 1}, column ${from.column + 1}`;
}
