// What `npm test` runs, in this order. Each step is a script of package.json.
import {existsSync, readFileSync} from 'node:fs';

/** Minutes that the whole run may take, installing included. */
export const TOTAL_MINUTES = 39.5;

/**
 * `minutes` ends a step that hangs: about twice what it takes; the whole run has `TOTAL_MINUTES`. `needs` names steps
 * without which this one says nothing. `report` is the runner whose JSON report gives the number of tests, `own` for
 * scripts of this repository; a step without one counts as one test.
 */
export const STEPS = [
  {script: 'typecheck', minutes: 2},
  {script: 'lint:code', minutes: 2},
  {script: 'lint:format', minutes: 2},
  {script: 'lint:spelling', minutes: 2},
  {script: 'test:unit', minutes: 5, report: 'vitest'},
  {script: 'samples', minutes: 13, report: 'own'},
  {script: 'support', minutes: 2, report: 'own'},
  {script: 'playground', minutes: 4, report: 'own', needs: ['browser']},
  {script: 'build', minutes: 5},
  {script: 'test:content', minutes: 2, report: 'vitest', needs: ['build']},
  {script: 'test:e2e', minutes: 18, report: 'playwright', needs: ['build', 'browser']},
  {script: 'test:firefox', minutes: 4, report: 'playwright', needs: ['build', 'firefox']},
  {script: 'test:a11y', minutes: 15, report: 'playwright', needs: ['build', 'browser']},
];

/** Arguments and variables that make a runner write its JSON report to a file, beside what it prints. */
export function reportTo(runner, file) {
  if (runner === 'vitest') {
    return {args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], variables: {}};
  }
  if (runner === 'playwright') {
    return {args: ['--reporter=list,json'], variables: {PLAYWRIGHT_JSON_OUTPUT_FILE: file}};
  }
  if (runner === 'own') return {args: ['--json', file], variables: {}};
  return {args: [], variables: {}};
}

/** Numbers of tests of a finished step. A step that failed counts one failure at least, whatever its report says. */
export function countTests({runner, file, succeeded}) {
  const report = runner && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const {passed, failed} = runner ? countReport(runner, report) : {passed: succeeded ? 1 : 0, failed: 0};
  return {passed, failed: succeeded ? failed : Math.max(failed, 1)};
}

function countReport(runner, report) {
  if (!report) return {passed: 0, failed: 1};
  if (runner === 'playwright') {
    const {expected, flaky, unexpected} = report.stats;
    return {passed: expected + flaky, failed: unexpected + report.errors.length};
  }
  if (runner === 'own') return {passed: report.passed, failed: report.failed};
  const brokenFiles = report.testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  );
  return {passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length};
}

/**
 * Names of the tests of a finished step that failed, and of those that passed at the second try only, as its runner's
 * report tells them. Scripts of this repository print theirs themselves.
 */
export function listTroubles({runner, file}) {
  if (!existsSync(file)) return [];
  if (runner === 'playwright') return JSON.parse(readFileSync(file, 'utf8')).suites.flatMap(troublesOfSuite);
  if (runner === 'vitest') return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(troublesOfFile);
  return [];
}

function troublesOfSuite({specs = [], suites = []}) {
  const own = specs.flatMap(({file, line, title, tests}) =>
    tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(
        ({status, projectName}) =>
          `${status === 'flaky' ? 'at the second try' : 'failed'}: [${projectName}] ${file}:${line} ${title}`,
      ),
  );
  return [...own, ...suites.flatMap(troublesOfSuite)];
}

function troublesOfFile({name: file, status, message, assertionResults}) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`failed: ${file} ${message}`];
  return failed.map(({fullName}) => `failed: ${file} ${fullName}`);
}
