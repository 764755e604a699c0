// The steps of `npm test`, and how their reports are read.
import {existsSync, readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

/** Minutes that the whole run may take, installing included. */
export const TOTAL_MINUTES = 30;

/** For steps that start a worker for each core. */
const ALL = Infinity;

/** Code that types are checked in. */
export const TYPED_CODE = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'src',
  'plugins',
  'tests',
  '.config',
  // JSON that code imports.
  ':(glob)*.json',
  '.ci/browsers.json',
];

/** Everything that is linted: JavaScript and TypeScript outside of the pages. */
export const LINTED_CODE = [...TYPED_CODE, ':(glob)**/*.mjs', ':(glob)**/*.cjs', ':(glob)**/*.js'];

/** Words that readers see, and what they are linted with. */
const WORDS = ['README.md', 'docs', 'blog', 'contributing', 'src', 'plugins', 'tests/checks/prose'];

/** Code, and the other files that unit tests read. Of the prose, these are the service, the examples, the libraries and the reference. */
export const UNIT_TESTED = [
  ...TYPED_CODE,
  '.github',
  '.env.example',
  '.gitignore',
  'README.md',
  'docs/api',
  'docs/build',
  'docs/examples',
  'docs/libraries/winglibs',
  'static',
  'vercel.json',
  '.nvmrc',
];

/**
 * What `npm test` runs: scripts of package.json, and the search for browsers. A step starts when those that it `needs`
 * have passed and those that it comes `after` have ended; `cores` is how many it fills, one where nothing is said, and
 * steps that fit beside each other run at the same time. `minutes` ends a step that hangs: about twice what it takes;
 * the whole run has `TOTAL_MINUTES`. `report` is the runner whose JSON report gives the number of tests, `own` for
 * scripts of this repository; a step without one counts as one test. A step with `inputs` (paths and patterns of git) is
 * skipped when it passed with the same files before. The others keep what they know by themselves, or always run.
 */
export const STEPS = [
  {script: 'browser'},
  {script: 'firefox', after: ['browser']},
  {script: 'typecheck', minutes: 4, inputs: TYPED_CODE},
  {script: 'lint:code', minutes: 4, inputs: LINTED_CODE},
  // The table of the rooms is in a README of `src`.
  {script: 'lint:imports', minutes: 4, inputs: TYPED_CODE},
  {script: 'lint:format', minutes: 4},
  {script: 'lint:spelling', minutes: 4},
  {script: 'lint:prose', minutes: 4, inputs: WORDS},
  {script: 'test:unit', minutes: 4, report: 'vitest', cores: ALL, inputs: UNIT_TESTED},
  {script: 'test:toolchain', minutes: 5, report: 'vitest', cores: ALL, inputs: UNIT_TESTED},
  {script: 'samples', minutes: 8, report: 'own', cores: ALL},
  {script: 'support', minutes: 2, report: 'own', cores: ALL},
  {script: 'playground', minutes: 4, report: 'own', cores: ALL, needs: ['browser']},
  {script: 'build', minutes: 5, cores: ALL},
  {script: 'test:content', minutes: 4, report: 'vitest', needs: ['build']},
  {
    script: 'test:browser',
    minutes: 18,
    report: 'playwright',
    cores: ALL,
    needs: ['build', 'browser', 'firefox'],
  },
];

/**
 * The steps of these names, or all. What a step needs of others is taken as done, so that a build can come from
 * elsewhere.
 */
export function chooseSteps(steps, names) {
  const known = steps.map(({script}) => script);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: no such step; there are ${known.join(', ')}`);
  const chosen = names.length > 0 ? names : known;
  const keep = (list) => list?.filter((name) => chosen.includes(name));
  return steps
    .filter(({script}) => chosen.includes(script))
    .map((step) => ({...step, needs: keep(step.needs), after: keep(step.after)}));
}

/** Arguments and variables that make a runner write its JSON report to a file, beside what it prints. */
export function reportTo(runner, file, options = []) {
  if (runner === 'vitest') {
    return {args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], variables: {}};
  }
  if (runner === 'playwright') {
    return {args: ['--reporter=list,json', ...options], variables: {PLAYWRIGHT_JSON_OUTPUT_FILE: file}};
  }
  if (runner === 'own') return {args: ['--json', file], variables: {}};
  return {args: [], variables: {}};
}

/** Numbers of tests of a finished step. A step that failed counts one failure at least, whatever its report says. */
export function countTests({runner, file, succeeded}) {
  const report = runner && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const {passed, failed, skipped} = runner
    ? countReport(runner, report)
    : {passed: succeeded ? 1 : 0, failed: 0};
  return {passed, failed: succeeded ? failed : Math.max(failed, 1), skipped};
}

function countReport(runner, report) {
  if (!report) return {passed: 0, failed: 1};
  if (runner === 'playwright') {
    const {expected, flaky, unexpected, skipped} = report.stats;
    return {
      passed: expected + flaky,
      failed: unexpected + report.errors.length,
      skipped: skipped || undefined,
    };
  }
  if (runner === 'own') return {passed: report.passed, failed: report.failed};
  const brokenFiles = report.testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  );
  return {passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length};
}

/**
 * Names of the tests of a finished step that failed, with the first lines of their errors, and of those that passed at the
 * second try only, as its runner's report tells them. Reports of this repository's own scripts have a list of them.
 */
export function listTroubles({runner, file}) {
  if (!existsSync(file)) return [];
  if (runner === 'playwright') return JSON.parse(readFileSync(file, 'utf8')).suites.flatMap(troublesOfSuite);
  if (runner === 'vitest') return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(troublesOfFile);
  if (runner === 'own') {
    const {troubles = []} = JSON.parse(readFileSync(file, 'utf8'));
    return troubles.map((trouble) => `failed:${inBrief(trouble)}`);
  }
  return [];
}

function troublesOfSuite({specs = [], suites = []}) {
  const own = specs.flatMap(({file, line, title, tests}) =>
    tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(
        ({status, projectName, results}) =>
          `${status === 'flaky' ? 'at the second try' : 'failed'}: [${projectName}] ${file}:${line} ${title}` +
          inBrief(results?.find(({error}) => error)?.error.message),
      ),
  );
  return [...own, ...suites.flatMap(troublesOfSuite)];
}

function troublesOfFile({name: file, status, message, assertionResults}) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`failed: ${file} ${message}`];
  return failed.map(
    ({fullName, failureMessages}) => `failed: ${file} ${fullName}${inBrief(failureMessages?.[0])}`,
  );
}

/** Lines of an error that the summary repeats: of a run elsewhere, its end may be all that can be seen. */
const BRIEF = 12;

/** The beginning of an error's message, without colours, each line indented. */
function inBrief(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines
    .slice(0, BRIEF)
    .map((line) => `\n    ${line.slice(0, 160)}`)
    .join('');
}
