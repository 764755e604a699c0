import {createRequire} from 'node:module';
import {expect, it, vi} from 'vitest';
import {formatTestReport, type ReportedTest} from '../testReport';

// Chalk reads it when the command line is loaded.
process.env.FORCE_COLOR = '0';
const load = createRequire(__filename);

/** The report of the command line itself, which prints log lines while the tests run. */
async function reportOfCommandLine(tests: readonly ReportedTest[]): Promise<string> {
  const {renderTestReport} = load('winglang/dist/commands/test/test') as {
    renderTestReport(file: string, results: readonly unknown[], includeLogs: boolean): Promise<string>;
  };
  const {printResults} = load('winglang/dist/commands/test/results') as {
    printResults(results: readonly unknown[], duration: number): void;
  };
  const results = tests.map(({path, pass, error}) => ({path, pass, error, traces: []}));
  const rows = await renderTestReport('target/test/main.wsim', results, false);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  printResults([{testName: 'main.wsim', snapshot: 'skipped', results}], 0);
  const summary = log.mock.calls.join('\n');
  log.mockRestore();
  return `${rows}\n${summary}`;
}

const passing: ReportedTest = {path: 'root/Default/test:passes', pass: true, logs: []};
const failing: ReportedTest = {
  path: 'root/Default/test:fails',
  pass: false,
  logs: [],
  error: 'Error: assertion failed: no\nanother line',
};

it.each<[string, readonly ReportedTest[]]>([
  ['no tests', []],
  ['tests that pass', [passing, {...passing, path: 'root/Default/test:a'}]],
  ['a test that fails', [failing]],
  ['tests that pass and fail', [failing, passing, {...failing, path: 'root/test:x', error: undefined}]],
])('is the report of the command line for %s', {timeout: 60_000}, async (_, tests) => {
  expect(formatTestReport('shop/main.w', tests)).toBe(await reportOfCommandLine(tests));
});

it('begins with the log lines of each test', () => {
  const logs = [{level: 'info', message: 'a\nb'}];
  expect(
    formatTestReport('main.w', [{...passing, logs}])
      .split('\n')
      .slice(0, 3),
  ).toEqual(['[INFO] passes | a', '[INFO] passes | b', 'pass ─ main.wsim » root/Default/test:passes']);
});
