// StrykerJS: changes one thing at a time in a copy of the repository, and runs its unit tests.
// `npm run mutants` adds the modules of a group (`tests/checks/mutants`).

export default {
  testRunner: 'vitest',
  vitest: {configFile: '.config/stryker.vitest.config.ts', related: true},
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // It waits for vitest to load, and for nothing else: a second runner makes both slower where there are two cores.
  concurrency: 1,
  // An endless loop is ended by the number of its rounds. The time is for the rest, and long enough for a busy machine.
  timeoutMS: 60_000,
  timeoutFactor: 4,
  tempDirName: '.cache/mutants',
  cleanTempDir: 'always',
  ignorePatterns: [
    '/build',
    '/blog',
    '/contributing',
    '/.docusaurus',
    '/.cache',
    '/static/img',
    '/tests/e2e',
    '/tests/content',
  ],
  // `tests/checks/mutants` has its own report.
  reporters: [],
  thresholds: {high: 90, low: 90, break: null},
  allowConsoleColors: false,
  logLevel: 'error',
};
