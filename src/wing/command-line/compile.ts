import {join, relative} from 'node:path';
import type {BuiltinPlatform} from '../language/platforms';
import {askChecker} from './askChecker';
import {ToolchainError} from './wing';
import {inWorkspace, withSourcePaths} from './workspace';

interface CompileRequest {
  /** Path of the program: `main.w`, `*.main.w`. */
  readonly entrypoint: string;
  /** @default 'sim' */
  readonly platform?: BuiltinPlatform;
}

/**
 * Compiles a program with the installed toolchain, in a process of the checker: `wing compile` takes seconds and writes the
 * same, but for the hashes of code.
 *
 * @returns the folder with `tree.json`, `connections.json` and the files of the target
 * @throws ToolchainError with the compiler's message
 */
export async function compileProgram({
  entrypoint,
  platform = 'sim',
}: CompileRequest): Promise<{readonly outputDir: string}> {
  const {folder} = await inWorkspace(entrypoint, {step: 'compile', platform}, async (workspace) => {
    const {failure} = await askChecker({
      entry: workspace.entrypoint,
      folder: workspace.sources,
      platforms: [platform],
      runTests: false,
      outputDir: join(workspace.folder, 'output'),
    });
    if (failure) {
      const printed = withSourcePaths(failure.text, workspace, entrypoint).trim();
      const name = relative(process.cwd(), entrypoint);
      throw new ToolchainError(`${name} does not compile for ${platform}:\n${printed}`);
    }
    return {};
  });
  return {outputDir: join(folder, 'output')};
}
