import {defineConfig} from 'vitest/config';
import {ROOT, UNIT} from './vitest.config';

/**
 * The unit tests as StrykerJS runs them, without generated inputs: a mistake should fail a test that says what is promised,
 * and thousands of inputs for each mutant take hours.
 */
export default defineConfig({
  root: ROOT,
  esbuild: {jsx: 'automatic'},
  resolve: {alias: {'@site': ROOT}},
  test: {...UNIT, exclude: [...UNIT.exclude, '**/*.properties.test.ts']},
});
