import {availableParallelism} from 'node:os';
import {resolve} from 'node:path';
import {defineConfig} from 'vitest/config';

const root = resolve(import.meta.dirname, '..');
const IGNORED = ['**/node_modules/**', 'build/**'];

export default defineConfig({
  root,
  esbuild: {jsx: 'automatic'},
  resolve: {alias: {'@site': root}},
  test: {
    // By itself it leaves one core free, which is half of the machine that runs the checks.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    minWorkers: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Some check types or call the toolchain: seconds, and more on a machine that does other things as well.
          testTimeout: 30_000,
          include: ['{src,plugins,tests}/**/*.test.{ts,tsx}'],
          exclude: [...IGNORED, ...builtSiteTests(), ...networkTests()],
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
    ],
  },
});

function builtSiteTests(): string[] {
  return ['tests/{routes,content,search}/**/*.test.ts'];
}

function networkTests(): string[] {
  return ['tests/outside/**/*.test.ts'];
}
