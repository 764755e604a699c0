/**
 * What a reader looks for in the report of `wing test`: a line for each test, and how many passed. The program is named above it, nothing
 * is said of snapshots, and of the time only where it was measured.
 *
 * @param report as the command prints it
 */
export function shortReport(report: string): string {
  return report
    .split('\n')
    .filter((line) => !/^(?:Snapshots|Test Files|Duration) /.test(line))
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}
