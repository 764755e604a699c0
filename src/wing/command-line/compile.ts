import {readFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import type {BuiltinPlatform} from '../language/platforms';
import {askChecker} from './askChecker';
import {writeDynamodbPackages} from './dynamodbPackages';
import {runWing, ToolchainError} from './wing';
import {inWorkspace, withSourcePaths} from './workspace';

const ROOT = resolve(__dirname, '../../..');
/** In the program's folder: the compiler looks for the JavaScript files of a program from where it writes. */
const OUTPUT = 'target/deployment';
const PACKAGES = join(ROOT, 'src/wing/command-line/dynamodbPackages.ts');

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

interface DeploymentRequest {
  readonly entrypoint: string;
  /** Options of the command, such as `-t tf-aws -t ./aws.js`; paths are relative to the program's folder. */
  readonly options: readonly string[];
}

/**
 * Compiles a program with `wing compile`, as it is compiled before it is deployed: with platform files, values, and the packages that
 * `@winglibs/dynamodb` needs.
 *
 * @returns the folder with the files of the target
 * @throws ToolchainError with the compiler's message
 */
export async function compileForDeployment({
  entrypoint,
  options,
}: DeploymentRequest): Promise<{readonly outputDir: string}> {
  const packages = readFileSync(PACKAGES, 'utf8');
  const {folder} = await inWorkspace(entrypoint, {step: 'deploy', options, packages}, async (workspace) => {
    // Above the program and above what the compiler writes: both look for packages.
    writeDynamodbPackages(join(workspace.folder, 'node_modules'), ROOT);
    const {exitCode, stdout, stderr} = await runWing(
      ['compile', ...options, '-o', OUTPUT, workspace.entrypoint],
      {folder: workspace.sources},
    );
    if (exitCode !== 0) {
      const printed = withSourcePaths(`${stdout}${stderr}`, workspace, entrypoint).trim();
      const name = relative(process.cwd(), entrypoint);
      throw new ToolchainError(`${name} does not compile with ${options.join(' ')}:\n${printed}`);
    }
    return {};
  });
  return {outputDir: join(folder, 'program', OUTPUT)};
}
