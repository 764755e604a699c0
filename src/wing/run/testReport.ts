export interface ReportedTest {
  /** As the SDK names the test: `root/Default/test:name`. */
  readonly path: string;
  readonly pass: boolean;
  readonly logs: readonly {readonly level: string; readonly message: string}[];
  /** Why the test failed, as the command line prints it. */
  readonly error?: string;
}

/**
 * The output of `wing test` for one program: log lines as they came, a row for each test, and a summary. It takes no time,
 * so that every run prints the same.
 *
 * @param entry path of the program; the report names the file that it is compiled to
 */
export function formatTestReport(entry: string, tests: readonly ReportedTest[]): string {
  const file = entry.replace(/^.*\//, '').replace(/\.(?:w|ts)$/, '.wsim');
  const passed = tests.filter(({pass}) => pass).length;
  const failed = tests.length - passed;
  const counts = [failed > 0 && ` ${failed} failed`, passed > 0 && ` ${passed} passed`].filter(Boolean);
  return [
    ...tests.flatMap(formatLogs),
    ...formatResults(file, tests),
    '',
    `Tests${counts.join(' |')} (${tests.length})`,
    'Snapshots 1 skipped',
    `Test Files 1 ${failed > 0 ? 'failed' : 'passed'} (1)`,
    'Duration 0m0.00s',
  ].join('\n');
}

function formatLogs({path, logs}: ReportedTest): string[] {
  // The command line cuts the name of a test at a slash.
  const name = /test:([^/]*)/.exec(path)?.[1] ?? path;
  return logs.flatMap(({level, message}) =>
    message.split('\n').map((line) => `[${level.toUpperCase()}] ${name} | ${line}`),
  );
}

function formatResults(file: string, tests: readonly ReportedTest[]): string[] {
  if (tests.length === 0) return [`pass ─ ${file} (no tests)`];
  const width = Math.max(...tests.map(({path}) => path.length));
  return [...tests]
    .sort((one, other) => Number(other.pass) - Number(one.pass) || one.path.localeCompare(other.path))
    .flatMap(({path, pass, error}) => {
      const details = error ? error.split('\n') : [];
      const line = details.length > 0 ? '┌' : '─';
      return [
        `${pass ? 'pass' : 'fail'} ${line} ${file} » ${path.padEnd(width)}`,
        ...details.map((text, index) => `     ${index === details.length - 1 ? '└' : '│'} ${text}`),
      ];
    });
}
