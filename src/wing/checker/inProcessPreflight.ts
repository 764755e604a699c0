import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {format} from 'node:util';
import {type PreflightContext, preflightEnvironment} from '../run/preflightEnvironment';
import {inFolder} from './inFolder';

/** Loads preflight's code as the command line does: as CommonJS, from the file. */
const load = createRequire(__filename);

interface PreflightResult {
  /** Everything that the program printed. */
  readonly output: string;
  readonly error?: Error;
}

interface PreflightRun extends PreflightContext {
  /** The compiled code. */
  readonly entry: string;
  /** File that preflight writes into `synthDir` at its end. */
  readonly outputFile: string;
}

/** Milliseconds that preflight may go on for after its code has been loaded: it may wait for promises. */
const SETTLE_LIMIT = 15_000;

/**
 * Runs a program's preflight code in this process, as a process for each program would take 200 ms more. The SDK keeps
 * its application in globals, so they are cleared first, and the modules of the program are unloaded afterwards.
 */
export function runPreflightHere(run: PreflightRun): Promise<PreflightResult> {
  return inFolder(run.sourceDir, () =>
    withEnvironment(preflightEnvironment(run, fs.existsSync), () => runCode(run)),
  );
}

async function runCode({sourceDir, synthDir, entry, outputFile}: PreflightRun): Promise<PreflightResult> {
  const capture = captureOutput();
  for (const name of SDK_GLOBALS) Reflect.deleteProperty(globalThis, name);
  let error: Error | undefined;
  const onError = (reason: unknown) => {
    error ??= reason instanceof Error ? reason : new Error(String(reason));
  };
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);
  try {
    load(entry);
    await settled(() => error !== undefined || fs.existsSync(path.join(synthDir, outputFile)));
  } catch (reason) {
    onError(reason);
  } finally {
    process.off('uncaughtException', onError);
    process.off('unhandledRejection', onError);
    capture.stop();
    unloadModules([sourceDir, synthDir, AWS_TARGET]);
  }
  return {output: capture.text(), ...(error && {error})};
}

/** The application of the SDK, and the tokens of Terraform's CDK, whose numbers become part of what is compiled. */
const SDK_GLOBALS = ['$ClassFactory', '$APP', '$PlatformManager'];

async function settled(isDone: () => boolean): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  const end = Date.now() + SETTLE_LIMIT;
  while (!isDone() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
  if (!isDone()) throw new Error(`preflight has not ended within ${SETTLE_LIMIT / 1000} s`);
}

async function withEnvironment<T>(
  variables: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  const before = {...process.env};
  Object.assign(process.env, variables);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
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

/** Node's own cache would give the next program the modules of this one. */
function unloadModules(folders: readonly string[]): void {
  for (const name of Object.keys(load.cache)) {
    if (folders.some((folder) => name.startsWith(`${folder}${path.sep}`))) delete load.cache[name];
  }
}

/** A module of this target keeps the cluster of the first service that it sees. */
const AWS_TARGET = path.join(
  path.dirname(load.resolve('@winglang/sdk/package.json')),
  'lib',
  'target-tf-aws',
);
