import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {bundleOnce} from '../checker/bundled.cjs';
import {SAMPLE_ENVIRONMENT} from '../language/platforms';

const packagePath = createRequire(__filename).resolve('winglang/package.json');

/** The version of the installed toolchain; package.json pins it, and nothing else writes it down. */
export const wingVersion: string = (createRequire(__filename)(packagePath) as {readonly version: string})
  .version;

const TIME_LIMIT_MS = 120_000;

export type WingRun = {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
};

/** The toolchain refused a program. The message ends with the compiler's own words, with file and line. */
export class ToolchainError extends Error {
  override name = 'ToolchainError';
}

/** Runs the installed command line in a folder; a failing command is an answer here, not an exception. */
export function runWing(
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<WingRun> {
  const env = {
    ...process.env,
    ...SAMPLE_ENVIRONMENT,
    ...environment,
    WING_DISABLE_ANALYTICS: '1',
    NO_COLOR: '1',
    ...(args[0] === 'compile' && {NODE_OPTIONS: withPreload(process.env.NODE_OPTIONS)}),
    // Without CI the command line draws a progress line into its output.
    CI: '1',
  };
  const command = [join(dirname(packagePath), 'bin/wing'), ...args, '--no-update-check'];
  return new Promise((resolve, reject) => {
    // The command line starts processes of its own: as a group, they can all be ended.
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
      endGroup(child.pid);
      reject(new ToolchainError(`wing ${args.join(' ')}: stopped after ${TIME_LIMIT_MS} ms`));
    }, TIME_LIMIT_MS);
    child.on('error', reject);
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({exitCode: status ?? 1, stdout, stderr});
    });
  });
}

/** The processes that the command line starts read these options as well. */
function withPreload(options = ''): string {
  const preload = bundleOnce(join(__dirname, 'preload.ts'), {packages: 'external'});
  return `${options} --require ${JSON.stringify(preload)}`.trim();
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}
