import {resolve} from 'node:path';
import {defineConfig} from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  esbuild: {jsx: 'automatic'},
  resolve: {alias: {'@site': root}},
  test: {
    include: ['{src,plugins,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    passWithNoTests: true,
  },
});
