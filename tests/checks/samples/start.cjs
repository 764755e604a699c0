/* eslint-disable @typescript-eslint/no-require-imports -- CommonJS, which runs from a bundle as well */
// `node start.cjs NAME …` runs NAME.ts of this folder. Reading TypeScript, and each package from its many files, would take
// longer than the check of a page: the command is kept as one file.
const path = require('node:path');
const {bundleOnce} = require('../../../src/wing/cache/bundleOnce.cjs');

const [name] = process.argv.splice(2, 1);
require(bundleOnce(path.join(__dirname, `${name}.ts`), {external: ['typescript', 'esbuild']}));
