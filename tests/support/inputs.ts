/**
 * A step of `npm test` is skipped by the hash of the files that it names (`.ci/steps.mjs`). This file fails unit tests
 * that read a file of the repository which their step does not name: a change of it would go unseen.
 */
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {relative, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const ROOT = resolve(__dirname, '../..');
const steps = '../../.ci/steps.mjs';
const skip = '../../.ci/skip.mjs';
const {UNIT_TESTED} = (await import(steps)) as {UNIT_TESTED: readonly string[]};
const {COMMON_INPUTS} = (await import(skip)) as {COMMON_INPUTS: readonly string[]};

const NAMED = [...UNIT_TESTED, ...COMMON_INPUTS].filter((input) => !input.startsWith(':'));
/** Not part of the repository: packages, and what is made. */
const MADE = ['node_modules', '.cache', '.docusaurus', 'build', '.git'];

function check(target: unknown): void {
  if (typeof target !== 'string' && !(target instanceof URL)) return;
  const path = relative(ROOT, resolve(target instanceof URL ? fileURLToPath(target) : target)).replaceAll(
    '\\',
    '/',
  );
  const isOutside = path === '' || path.startsWith('..');
  const isNamed = [...NAMED, ...MADE].some((input) => path === input || path.startsWith(`${input}/`));
  if (isOutside || isNamed || /^[^/]+\.json$/.test(path)) return;
  throw new Error(`${path}: a unit test reads this file; name it in UNIT_TESTED of .ci/steps.mjs.`);
}

// A process that runs several test files has been prepared by the first.
const PREPARED = Symbol.for('inputs of unit tests');
if (!(PREPARED in globalThis)) {
  Object.assign(globalThis, {[PREPARED]: true});
  watch(fs, ['readFileSync', 'readdirSync', 'createReadStream']);
  watch(fs.promises, ['readFile', 'readdir']);
  syncBuiltinESMExports();
}

function watch<T extends object>(module: T, names: readonly (keyof T)[]): void {
  for (const name of names) {
    const original = module[name] as (...args: readonly unknown[]) => unknown;
    const watched = (...args: readonly unknown[]) => {
      check(args[0]);
      return original(...args);
    };
    Object.assign(module, {[name]: watched});
  }
}
