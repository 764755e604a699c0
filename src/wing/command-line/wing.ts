import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {basename, dirname, join, resolve} from 'node:path';
import {bundleOnce} from '../cache/bundleOnce.cjs';
import {SAMPLE_ENVIRONMENT} from '../language/platforms';

const packagePath = createRequire(__filename).resolve('winglang/package.json');

/** The version of the installed toolchain; package.json pins it, and nothing else writes it down. */
export const wingVersion: string = (createRequire(__filename)(packagePath) as {readonly version: string})
  .version;

// The same from this file and from a bundle that it is in.
const PRELOAD = resolve(__dirname, '../../..', 'src/wing/command-line/preload.ts');

const TIME_LIMIT_MS = 120_000;

interface WingRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The toolchain rejected a program. The message ends with the toolchain's own text, with file and line. */
export class ToolchainError extends Error {
  override name = 'ToolchainError';
}

interface WingOptions {
  readonly folder: string;
  /** Whether to run it as it is, without what makes it faster here. @default false */
  readonly isPlain?: boolean;
}

/**
 * Runs the installed command line.
 *
 * @returns what it printed, also when the command fails
 * @throws ToolchainError when it takes too long
 */
export function runWing(args: readonly string[], {folder, isPlain = false}: WingOptions): Promise<WingRun> {
  const env = {
    ...process.env,
    ...SAMPLE_ENVIRONMENT,
    WING_DISABLE_ANALYTICS: '1',
    NO_COLOR: '1',
    ...(args[0] === 'compile' && !isPlain && {NODE_OPTIONS: withPreload(process.env.NODE_OPTIONS)}),
    // Without CI the command line draws a progress line into its output.
    CI: '1',
  };
  const command = [join(dirname(packagePath), 'bin/wing'), ...args, '--no-update-check'];
  return new Promise((settle, reject) => {
    // The command line starts other processes. As a group, all of them can be killed.
    const child = spawn(process.execPath, command, {
      cwd: folder,
      env,
      detached: process.platform !== 'win32',
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const timer = setTimeout(() => {
      killGroup(child.pid);
      reject(new ToolchainError(`wing ${args.join(' ')}: stopped after ${TIME_LIMIT_MS} ms`));
    }, TIME_LIMIT_MS);
    child.on('error', reject);
    child.on('close', (status) => {
      clearTimeout(timer);
      settle({exitCode: status ?? 1, stdout, stderr});
    });
  });
}

/** The processes that the command line starts read these options as well. */
function withPreload(options = ''): string {
  return `${options} --require ${JSON.stringify(bundlePreload())}`.trim();
}

/** A name with a hash of the code that shortens `wing compile`: what it writes depends on it. */
export function preloadVersion(): string {
  return basename(bundlePreload());
}

function bundlePreload(): string {
  return (preload ??= bundleOnce(PRELOAD, {packages: 'external'}));
}

let preload: string | undefined;

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}
