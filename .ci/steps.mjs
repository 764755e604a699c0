// The steps of `npm test` and `npm run test:more`, and how their reports are read.
import {readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

/**
 * A step that has printed nothing for so many minutes hangs, and is ended. The slowest are silent for one minute, and for five
 * on a machine with fifteen times the work that it has cores for.
 */
export const SILENT_MINUTES = 15;

/** For steps that start a worker for each core. */
const ALL = Infinity;

const BROWSER = {script: 'browser'};
const BUILD = {script: 'build', cores: ALL};

const PLAYWRIGHT = ['playwright', 'test', '--config', 'tests/playwright.config.ts'];
const KEPT = ['--cache', '--cache-strategy', 'content'];

/**
 * What the commands run: scripts of package.json, commands of packages, and the search for browsers. A step starts when those that it `needs`
 * have passed and those that it comes `after` have ended; `cores` is how many it fills, one where nothing is said, and
 * steps that fit beside each other run at the same time. `report` is the runner whose JSON report gives the number of
 * tests, `own` for scripts of this repository; a step without one counts as one test.
 */
export const STEPS = {
  /** All that the change of a page or of code can break, at the cheapest level that can see it. */
  test: [
    {script: 'test:unit', report: 'vitest', cores: ALL},
    // Before the build, which then knows all programs.
    {script: 'samples', report: 'own', cores: ALL},
    BUILD,
    // One process reads the built site, and the steps that fill one core take about as long beside it.
    {script: 'test:content', report: 'vitest', needs: ['build']},
    BROWSER,
    {script: 'typecheck'},
    {script: 'lint:code', command: ['oxlint']},
    {
      script: 'lint:imports',
      command: [
        ...['depcruise', '--config', '.config/dependency-cruiser.mjs'],
        ...['src', 'plugins', 'docusaurus.config.ts', 'sidebars.ts'],
      ],
    },
    {script: 'lint:format', command: ['prettier', '--check', ...KEPT, '.']},
    {
      script: 'lint:spelling',
      command: [
        ...['cspell', 'lint', '--config', '.config/cspell.json', '--no-progress', '--dot', ...KEPT],
        ...['--cache-location', 'node_modules/.cache/cspell', '**/*.{md,mdx,ts,tsx,mjs,css,yml}'],
      ],
    },
    {script: 'lint:prose'},
    {script: 'test:toolchain', report: 'vitest', cores: ALL},
    {script: 'support', report: 'own', cores: ALL},
    {
      script: 'test:smoke',
      command: [...PLAYWRIGHT, '--project=desktop', '--project=a11y', '--grep', '@smoke', '--no-deps'],
      report: 'playwright',
      cores: ALL,
      needs: ['build', 'browser'],
    },
  ],
  /** The rest. */
  more: [
    BROWSER,
    {script: 'firefox', after: ['browser']},
    BUILD,
    {script: 'playground', report: 'own', cores: ALL, needs: ['browser']},
    {script: 'clouds', report: 'own', cores: ALL, needs: ['browser']},
    {script: 'test:dynamodb', report: 'vitest'},
    {
      script: 'test:browser:more',
      command: [...PLAYWRIGHT, '--grep-invert', '(desktop|a11y) .*@smoke'],
      report: 'playwright',
      cores: ALL,
      needs: ['build', 'browser', 'firefox'],
    },
  ],
};

/**
 * The steps of these tiers, each once, or those of these names among them. What a step needs of others is taken as done, so
 * that a build can come from elsewhere.
 */
export function chooseSteps(tiers, names) {
  if (tiers.length === 0) throw new Error(`No tier is named; there are ${Object.keys(STEPS).join(', ')}`);
  const all = tiers.flatMap((tier) => STEPS[tier]);
  const steps = all.filter(({script}, place) => all.findIndex((step) => step.script === script) === place);
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
  const {passed, failed, skipped} = runner
    ? countReport(runner, readReport(file))
    : {passed: succeeded ? 1 : 0, failed: 0};
  return {passed, failed: succeeded ? failed : Math.max(failed, 1), skipped};
}

/** The report that a runner wrote; undefined where it was ended before it did, or while. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
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
  const report = runner && readReport(file);
  if (!report) return [];
  if (runner === 'playwright') return report.suites.flatMap(troublesOfSuite);
  if (runner === 'vitest') return report.testResults.flatMap(troublesOfFile);
  return (report.troubles ?? []).map((trouble) => `failed:${inBrief(trouble)}`);
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
