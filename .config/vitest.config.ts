import {availableParallelism} from 'node:os';
import {resolve} from 'node:path';
import {defineConfig} from 'vitest/config';

export const ROOT = resolve(import.meta.dirname, '..');
const IGNORED = ['**/node_modules/**', 'build/**'];

export const UNIT = {
  name: 'unit',
  testTimeout: 30_000,
  include: ['{src,plugins,tests,.config}/**/*.test.{ts,tsx}'],
  exclude: [...IGNORED, ...toolchainTests(), ...builtSiteTests(), ...networkTests(), ...dynamodbTests()],
};

export default defineConfig({
  root: ROOT,
  esbuild: {jsx: 'automatic'},
  resolve: {alias: {'@site': ROOT}},
  test: {
    // By itself it leaves one core free, which is half of the machine that runs the checks.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    minWorkers: 1,
    projects: [
      {extends: true, test: UNIT},
      // These compile programs or build a site: seconds each, and more on a machine that does other things as well.
      {
        extends: true,
        test: {
          name: 'toolchain',
          testTimeout: 30_000,
          include: toolchainTests(),
          exclude: IGNORED,
        },
      },
      // These read the built site: run `npm run build` before.
      {
        extends: true,
        test: {
          name: 'content',
          include: builtSiteTests(),
          exclude: IGNORED,
          testTimeout: 60_000,
          // All of them ask the same site, which a process reads once: parsing it takes longer than the tests.
          poolOptions: {forks: {isolate: false, singleFork: true}},
        },
      },
      {
        extends: true,
        test: {name: 'outside', include: networkTests(), exclude: IGNORED, testTimeout: 30_000},
      },
      // The storage of `docs/build`, and two that lose links, each for some seconds.
      {
        extends: true,
        test: {name: 'dynamodb', include: dynamodbTests(), exclude: IGNORED, testTimeout: 120_000},
      },
    ],
  },
});

function toolchainTests(): string[] {
  return [
    'src/learning/examples/__tests__/{diagram,redis}.test.ts',
    'src/reference/corrections/__tests__/programs.test.ts',
    'src/samples/__tests__/display.test.ts',
    'src/wing/checker/__tests__/{checkAll,languages}.test.ts',
    'src/wing/checker/shortcuts/__tests__/{archives,bundles}.test.ts',
    'src/playground/__tests__/runs.test.ts',
    'src/playground/pack/__tests__/{bundleForBrowser,compilerPack}.test.ts',
    'src/playground/engine/compiler/__tests__/{compile,languageServices}.test.ts',
    'src/playground/engine/run/__tests__/warmUpClouds.test.ts',
    'src/wing/command-line/__tests__/toolchain.test.ts',
    'tests/checks/pages/__tests__/cli.test.ts',
    'tests/service/**/*.test.ts',
    'tests/ci/imports.test.ts',
  ];
}

function builtSiteTests(): string[] {
  return ['tests/{routes,content,search}/**/*.test.ts'];
}

function networkTests(): string[] {
  return ['tests/outside/**/*.test.ts'];
}

function dynamodbTests(): string[] {
  return ['tests/dynamodb/**/*.test.ts'];
}
