import {defineConfig} from 'vitest/config';
import type {Reporter, TestModule, Vitest} from 'vitest/node';
import {ROOT, UNIT} from './vitest.config';

/** StrykerJS asks the tests that ran, of which a file that cannot be loaded has none: its error is told as an error of the run. */
class LoadingErrors implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const error of modules.flatMap((module) => module.errors()))
      this.#vitest?.state.catchError(error, 'while loading');
  }
}

/** The unit tests that StrykerJS runs, named by `tests/checks/mutants/cli.ts`. */
export default defineConfig({
  root: ROOT,
  esbuild: {jsx: 'automatic'},
  resolve: {alias: {'@site': ROOT}},
  test: {
    ...UNIT,
    include: process.env.MUTANT_TESTS?.split(',') ?? UNIT.include,
    reporters: [new LoadingErrors()],
  },
});
