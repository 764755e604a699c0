import {execFileSync} from 'node:child_process';
import {createHash, randomUUID} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {cachePath, storeFolder} from '../../cache/cacheFolder';
import type {CreateBundle} from './createBundle';
import {keepBundles} from './keptBundles';
import {SCHEMA_CHECK, STRUCTS, writeSchemaCheck} from './schemas';

const load = createRequire(__filename);

const SDK = path.dirname(load.resolve('@winglang/sdk/package.json'));
const BUNDLING = load('@winglang/sdk/lib/shared/bundling') as {createBundle: CreateBundle};
const ESBUILD = path.dirname(load.resolve('esbuild/package.json'));
const REPOSITORY = path.dirname(path.dirname(path.dirname(SDK)));

/** The SDK's own function. */
export const createWholeBundle = BUNDLING.createBundle;

/**
 * The SDK bundles each function of a program together with its own modules that the function uses: 20 to 220 files that are
 * the same for the next function, which takes most of the time of a check. Here those are bundled once and kept in the
 * cache, so that the bundle of a function only holds the code of the program and its libraries.
 */
export function shareBundles(): void {
  BUNDLING.createBundle = createSmallBundle;
}

/** The same for a process that runs tests: a bundle is made once for all tests of a program. */
export function keepSharedBundles(): void {
  // From now on, esbuild takes this folder for the current one.
  createRequire(load.resolve('@winglang/sdk/lib/shared/bundling'))('esbuild');
  BUNDLING.createBundle = keepBundles(createSmallBundle, process.cwd());
}

/**
 * Bundles an entry point without the SDK. A bundle for the simulator gets the SDK from a second bundle; one for a cloud is
 * never run.
 */
export const createSmallBundle: CreateBundle = (entrypoint, external = [], outputDir) => {
  const bundle = bundleWritten(entrypoint, [...external, `${SDK}/*`], outputDir);
  if (!entrypoint.endsWith(SIMULATED)) return bundle;
  const code = fs.readFileSync(bundle.outfilePath, 'utf8');
  const modules = findSdkModules(code, bundle.directory);
  if (modules.size === 0) return bundle;
  const sdk = bundleModules(withCommonModules([...modules.values()]));
  // All in the first line, so that the source map of the other lines stays right.
  const requires = `require=require(${JSON.stringify(sdk)})(require,${JSON.stringify(Object.fromEntries(modules))});`;
  const start = code.startsWith(STRICT) ? STRICT.length : 0;
  fs.writeFileSync(bundle.outfilePath, `${code.slice(0, start)}${requires}${code.slice(start)}`);
  return bundle;
};

/**
 * Bundles an entry point that the SDK has just written. On a busy machine, esbuild may report such a file as missing
 * although it exists, so a second attempt is made.
 */
const bundleWritten: CreateBundle = (entrypoint, external, outputDir) => {
  try {
    return createWholeBundle(entrypoint, external, outputDir);
  } catch (error) {
    const isReportedMissing =
      error instanceof Error && error.message.includes(`/${path.basename(entrypoint)}"`);
    if (!isReportedMissing || !/Could not resolve/.test(error.message) || !fs.existsSync(entrypoint))
      throw error;
    return createWholeBundle(entrypoint, external, outputDir);
  }
};

/** The end of the names of entry points for the simulator. */
const SIMULATED = '.sandbox.cjs';
const STRICT = '"use strict";';

/** The SDK's modules that a bundle requires: the names that it requires them by, and their files. */
function findSdkModules(code: string, folder: string): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [, text] of code.matchAll(/\brequire\(("(?:[^"\\]|\\.)*")\)/g)) {
    const name = JSON.parse(text!) as string;
    if (path.resolve(folder, name).startsWith(`${SDK}${path.sep}`)) {
      modules.set(name, load.resolve(path.resolve(folder, name)));
    }
  }
  return modules;
}

/** Modules that most programs use are bundled together, so that few programs need a bundle that is not there yet. */
function withCommonModules(files: readonly string[]): string[] {
  commonModules ??= [
    ...['helpers', 'macros', 'simulator/client'].map((name) => path.join(SDK, 'lib', `${name}.js`)),
    ...['expect', 'fs', 'http', 'math', 'std', 'util'].flatMap((folder) =>
      fs
        .readdirSync(path.join(SDK, 'lib', folder))
        .filter((name) => name.endsWith('.js'))
        .map((name) => path.join(SDK, 'lib', folder, name)),
    ),
  ];
  return [...new Set([...commonModules, ...files])].sort();
}

let commonModules: readonly string[] | undefined;

/** One for each set of modules that programs use. */
const MAX_BUNDLES = 50;

/**
 * Bundles modules of the SDK.
 *
 * @returns path of a module whose function takes a `require` and names of modules, and gives a `require` that answers
 *   with the bundled modules for these names
 */
function bundleModules(files: readonly string[]): string {
  const key = createHash('sha256')
    .update(
      JSON.stringify([process.version, readVersion(SDK), readVersion(ESBUILD), LOADER, SCHEMA_CHECK, files]),
    )
    .digest('hex')
    .slice(0, 16);
  const folder = cachePath(REPOSITORY, 'sdk', key);
  if (!fs.existsSync(folder)) {
    const draft = `${folder}-${randomUUID()}`;
    fs.mkdirSync(path.join(draft, 'bundle'), {recursive: true});
    fs.writeFileSync(path.join(draft, 'entry.cjs'), entryOf(files, writeSchemaCheck(draft)));
    fs.writeFileSync(path.join(draft, 'load.cjs'), LOADER);
    createWholeBundle(path.join(draft, 'entry.cjs'), [], path.join(draft, 'bundle'));
    storeFolder(draft, folder, MAX_BUNDLES);
    try {
      execFileSync(process.execPath, [path.join(folder, 'load.cjs'), ...files]);
    } catch {
      // The code cache cannot be made: the bundle is right without one.
    }
  }
  return path.join(folder, 'load.cjs');
}

function entryOf(files: readonly string[], schemaCheck: string): string {
  const modules = files.map((file) => {
    const before = file === STRUCTS ? `require(${JSON.stringify(schemaCheck)}), ` : '';
    return `${JSON.stringify(file)}: () => (${before}require(${JSON.stringify(file)}))`;
  });
  return `const modules = {${modules.join(', ')}};
module.exports = (outer, names) =>
  Object.assign((name) => (Object.hasOwn(names, name) ? modules[names[name]]() : outer(name)), outer);
`;
}

/**
 * Loads the bundle as Node does, but with what V8 has kept of it: reading a megabyte of code would take longer than most
 * tests. As a program, it loads the modules that it is told and writes what V8 has then.
 */
const LOADER = `const fs = require('node:fs');
const vm = require('node:vm');
const file = __dirname + '/bundle/index.cjs';
const before = '(function (exports, require, module, __filename, __dirname) { ';
const read = () => {
  try {
    return fs.readFileSync(__dirname + '/code-cache');
  } catch {}
};
const script = new vm.Script(before + fs.readFileSync(file, 'utf8') + '\\n})', {
  filename: file,
  columnOffset: -before.length,
  cachedData: read(),
  importModuleDynamically: vm.constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
const loaded = {exports: {}};
script.runInThisContext()(loaded.exports, require, loaded, file, __dirname + '/bundle');
module.exports = loaded.exports;
if (require.main === module) {
  const files = process.argv.slice(2);
  const bundled = loaded.exports(require, Object.fromEntries(files.map((name) => [name, name])));
  for (const name of files) {
    try {
      bundled(name);
    } catch {}
  }
  fs.writeFileSync(__dirname + '/code-cache.new', script.createCachedData());
  fs.renameSync(__dirname + '/code-cache.new', __dirname + '/code-cache');
  process.exit();
}
`;

function readVersion(folder: string): string {
  return (JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {version: string})
    .version;
}
