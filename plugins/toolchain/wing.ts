import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

const packagePath = createRequire(__filename).resolve('winglang/package.json');

/** The version of the installed toolchain; package.json pins it, and nothing else writes it down. */
export const wingVersion: string = createRequire(__filename)(packagePath).version;

/**
 * What the cloud targets ask for before they compile. Nothing is deployed, so these are samples: the project id of a
 * Google project, and one region of each cloud.
 */
const SAMPLE_ENVIRONMENT = {
  GOOGLE_PROJECT_ID: 'sample-project',
  GOOGLE_REGION: 'us-central1',
  AZURE_LOCATION: 'East US',
};

const TIME_LIMIT_MS = 120_000;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

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
  const options = {
    cwd: folder,
    timeout: TIME_LIMIT_MS,
    maxBuffer: MAX_OUTPUT_BYTES,
    env: {
      ...process.env,
      ...SAMPLE_ENVIRONMENT,
      ...environment,
      WING_DISABLE_ANALYTICS: '1',
      NO_COLOR: '1',
      // Without CI the command line draws a progress line into its output.
      CI: '1',
    },
  };
  const command = [join(dirname(packagePath), 'bin/wing'), ...args, '--no-update-check'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      if (!error) resolve({exitCode: 0, stdout, stderr});
      else if (error.killed)
        reject(new ToolchainError(`wing ${args.join(' ')}: stopped after ${TIME_LIMIT_MS} ms`));
      else if (typeof error.code === 'number') resolve({exitCode: error.code, stdout, stderr});
      else reject(error);
    });
  });
}
