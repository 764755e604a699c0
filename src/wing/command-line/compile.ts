import {join, relative} from 'node:path';
import {ToolchainError, runWing} from './wing';
import {inWorkspace, withSourcePaths} from './workspace';

export interface CompileRequest {
  /** Path of the program: `main.w`, `*.main.w`, `main.ts`. */
  readonly entrypoint: string;
  /**
   * `sim`, `tf-aws`, `tf-azure`, `tf-gcp`, or a path of a platform file.
   * @default 'sim'
   */
  readonly platform?: string;
}

export interface CompileRun {
  /** Folder with `tree.json`, `connections.json` and the files of the target. */
  readonly outputDir: string;
  /** Everything that the program printed while it was compiled. */
  readonly stdout: string;
}

/**
 * Compiles a program with the installed toolchain.
 *
 * @throws ToolchainError with the compiler's message
 */
export async function compileProgram({entrypoint, platform = 'sim'}: CompileRequest): Promise<CompileRun> {
  const inputs = {step: 'compile', platform};
  const {folder, stdout} = await inWorkspace(entrypoint, inputs, async (workspace) => {
    const output = join(workspace.folder, 'output');
    const args = ['compile', workspace.entrypoint, '--platform', platform, '--output', output];
    const run = await runWing(args, {folder: workspace.sources});
    if (run.exitCode !== 0) {
      const answer = withSourcePaths(`${run.stdout}${run.stderr}`, workspace, entrypoint).trim();
      const name = relative(process.cwd(), entrypoint);
      throw new ToolchainError(`${name} does not compile for ${platform}:\n${answer}`);
    }
    return {stdout: withSourcePaths(run.stdout, workspace, entrypoint)};
  });
  return {outputDir: join(folder, 'output'), stdout};
}
