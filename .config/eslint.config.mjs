import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// Few rules: what the type checker cannot see and a reviewer should not have to look for.
export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'build/',
      '.docusaurus/',
      '.cache/',
      '**/target/',
      'docs/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['src/**', 'plugins/*/theme/**', 'plugins/*/client/**'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
    languageOptions: {globals: globals.browser},
  },
  {files: ['**/*.mjs', '**/*.cjs'], languageOptions: {globals: globals.node}},
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      eqeqeq: ['error', 'always'],
      'no-console': ['error', {allow: ['warn', 'error']}],
    },
  },
  {
    files: ['.ci/**', 'tests/**', 'plugins/**/cli/**', 'plugins/code-samples/checker/**'],
    rules: {'no-console': 'off'},
  },
);
