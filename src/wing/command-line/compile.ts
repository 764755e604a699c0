import {join, relative} from 'node:path';
import {ToolchainError, runWing} from './wing';
import {inWorkspace, withSourcePaths} from './workspace';

interface CompileRequest {
  /** Path of the program: `main.w`, `*.main.w`, `main.ts`. */
  readonly entrypoint: string;
  /**
   * `sim`, `tf-aws`, `tf-azure`, `tf-gcp`, or a path of a platform file.
   * @default 'sim'
   */
  readonly platform?: string;
}

/**
 * Compiles a program with the installed toolchain.
 *
 * @returns the folder with `tree.json`, `connections.json` and the files of the target
 * @throws ToolchainError with the compiler's message
 */
export async function compileProgram({
  entrypoint,
  platform = 'sim',
}: CompileRequest): Promise<{readonly outputDir: string}> {
  const {folder} = await inWorkspace(entrypoint, {step: 'compile', platform}, async (workspace) => {
    const output = join(workspace.folder, 'output');
    const args = ['compile', workspace.entrypoint, '--platform', platform, '--output', output];
    const {exitCode, stdout, stderr} = await runWing(args, {folder: workspace.sources});
    if (exitCode !== 0) {
      const printed = withSourcePaths(`${stdout}${stderr}`, workspace, entrypoint).trim();
      const name = relative(process.cwd(), entrypoint);
      throw new ToolchainError(`${name} does not compile for ${platform}:\n${printed}`);
    }
    return {};
  });
  return {outputDir: join(folder, 'output')};
}
