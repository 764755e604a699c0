import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {format} from 'node:util';

/** Loads preflight's code as the command line does: as CommonJS, from the file. */
const load = createRequire(__filename);

export interface PreflightResult {
  /** What the program printed. */
  readonly output: string;
  readonly error?: Error;
}

export interface PreflightOptions {
  /** Folder of the entry point. */
  readonly sourceDir: string;
  readonly synthDir: string;
  /** Code that the compiler made, to be loaded. */
  readonly entry: string;
  readonly platform: string;
  readonly testing: boolean;
  readonly importedNamespaces: readonly string[];
  readonly nodeModules: string;
  /** File that must stand in the output when preflight is over. */
  readonly result: string;
}

/** How long preflight may go on after its code has been loaded, in milliseconds: it awaits promises of its own. */
const SETTLE_LIMIT = 15_000;

/**
 * Runs a program's preflight code in this process; a process for each would take 200 ms more. The SDK keeps its
 * application in globals, so they are cleared first, and the modules of the program are forgotten afterwards.
 */
export async function runPreflight(options: PreflightOptions): Promise<PreflightResult> {
  const restoreEnvironment = setEnvironment(options);
  const capture = captureOutput();
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
  let error: Error | undefined;
  const onError = (reason: unknown) => {
    error ??= reason instanceof Error ? reason : new Error(String(reason));
  };
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);
  try {
    load(options.entry);
    await settled(() => error !== undefined || fs.existsSync(path.join(options.synthDir, options.result)));
  } catch (reason) {
    onError(reason);
  } finally {
    process.off('uncaughtException', onError);
    process.off('unhandledRejection', onError);
    capture.stop();
    restoreEnvironment();
    forgetModules(options);
  }
  return {output: capture.text(), ...(error && {error})};
}

/** The application of the SDK, and the tokens of Terraform's CDK, whose numbers get into what is compiled. */
const GLOBALS = ['$ClassFactory', '$APP', '$PlatformManager'];

async function settled(isDone: () => boolean): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  const end = Date.now() + SETTLE_LIMIT;
  while (!isDone() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
  if (!isDone()) throw new Error(`preflight has not ended within ${SETTLE_LIMIT / 1000} s`);
}

function setEnvironment(options: PreflightOptions): () => void {
  const saved = {...process.env};
  const folder = process.cwd();
  process.chdir(options.sourceDir);
  Object.assign(process.env, {
    WING_TARGET: options.platform,
    WING_PLATFORMS: path.resolve(options.platform),
    WING_SYNTH_DIR: options.synthDir,
    WING_SOURCE_DIR: options.sourceDir,
    WING_IS_TEST: String(options.testing),
    WING_NODE_MODULES: options.nodeModules,
    WING_VALUES_FILE:
      ['wing.toml', 'wing.yaml', 'wing.yml', 'wing.json'].find((name) => fs.existsSync(name)) ?? '',
    WING_IMPORTED_NAMESPACES: options.importedNamespaces.join(';'),
    ...(options.testing && options.platform === 'sim' && {WING_ROOT_ID: 'root'}),
  });
  return () => {
    process.chdir(folder);
    for (const name of Object.keys(process.env)) if (!(name in saved)) delete process.env[name];
    Object.assign(process.env, saved);
  };
}

function captureOutput(): {stop: () => void; text: () => string} {
  const parts: string[] = [];
  const {log, info, warn, error, debug} = console;
  const write = process.stdout.write;
  const collect = (...values: unknown[]) => void parts.push(`${format(...values)}\n`);
  Object.assign(console, {log: collect, info: collect, warn: collect, error: collect, debug: collect});
  process.stdout.write = (chunk: string | Uint8Array) => {
    parts.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8'));
    return true;
  };
  return {
    stop: () => {
      Object.assign(console, {log, info, warn, error, debug});
      process.stdout.write = write;
    },
    text: () => parts.join('').trimEnd(),
  };
}

/** Besides the program's modules, those of the AWS target: one keeps the cluster of the first service that it sees. */
function forgetModules({sourceDir, synthDir}: PreflightOptions): void {
  const folders = [sourceDir, synthDir, AWS_TARGET].map((folder) => `${folder}${path.sep}`);
  for (const name of Object.keys(load.cache)) {
    if (folders.some((folder) => name.startsWith(folder))) delete load.cache[name];
  }
}

const AWS_TARGET = path.join(
  path.dirname(load.resolve('@winglang/sdk/package.json')),
  'lib',
  'target-tf-aws',
);
