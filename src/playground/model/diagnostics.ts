/** Diagnostics as the list under the editor and the announcement show them. */
import type {ProgramDiagnostic, ProgramLocation} from '../engine/compiler/diagnostics';

/** By file in the order of the tabs, then from top to bottom. */
export function sortDiagnostics(
  diagnostics: readonly ProgramDiagnostic[],
  files: readonly string[],
): ProgramDiagnostic[] {
  const rank = ({location}: ProgramDiagnostic) => (location ? files.indexOf(location.uri) : files.length);
  const start = ({location}: ProgramDiagnostic) => location?.range.start ?? {line: 0, character: 0};
  return [...diagnostics].sort(
    (a, b) => rank(a) - rank(b) || start(a).line - start(b).line || start(a).character - start(b).character,
  );
}

interface Check {
  readonly hasFailed: boolean;
  /** Whether the compiler is there. */
  readonly isReady: boolean;
  /** Whether the diagnostics are those of the program as it is now. */
  readonly isChecked: boolean;
  readonly diagnostics: readonly ProgramDiagnostic[];
}

/** For the heading of the list: a count is that of a check of this very program. A failure says what it is beside the heading. */
export function describeCheck({hasFailed, isReady, isChecked, diagnostics}: Check): string {
  if (hasFailed) return 'Not checked';
  if (!isReady) return 'The compiler isn’t loaded yet';
  return isChecked ? countDiagnostics(diagnostics) : 'Checking …';
}

/** “1 error, 2 warnings”. */
export function countDiagnostics(diagnostics: readonly ProgramDiagnostic[]): string {
  if (diagnostics.length === 0) return 'No problems';
  return (['error', 'warning'] as const)
    .map((severity) => ({severity, count: diagnostics.filter((one) => one.severity === severity).length}))
    .filter(({count}) => count > 0)
    .map(({severity, count}) => `${count} ${severity}${count === 1 ? '' : 's'}`)
    .join(', ');
}

/** For screen readers, when the diagnostics have changed: the count, and the first message with its location. */
export function announceDiagnostics(diagnostics: readonly ProgramDiagnostic[]): string {
  const first = diagnostics[0];
  if (!first) return countDiagnostics(diagnostics);
  const location = first.location ? `${formatLocation(first.location)}: ` : '';
  return `${countDiagnostics(diagnostics)}. ${location}${first.message}`;
}

/** For readers, who count lines and columns from 1. */
export function formatLocation({uri, range: {start}, column}: ProgramLocation): string {
  return `${uri}, line ${start.line + 1}, column ${column}`;
}
