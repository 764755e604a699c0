/** Makes all files of the engine from the installed packages and from the sources of `src/playground`. */
import {join} from 'node:path';
import {packFiles} from '../engine/compiler/archive';
import {
  CLOUDS_FILE,
  COMPILER_DATA_FILE,
  COMPILER_FILE,
  LANGUAGE_WORKER_FILE,
  RUNNER_WORKER_FILE,
  SDK_FILE,
  TRANSFORM_FILE,
} from '../engine/fileNames';
import {buildSandboxDocuments} from '../sandbox/document';
import {bundleForBrowser} from './bundleForBrowser';
import type * as CompilerPack from './compilerPack';
import {importsOf} from './bundleInputs';
import {readInstalledCompiler} from './installedCompiler';
import {loadBundled} from './loadBundled';
import {createSdkScripts} from './sdkScript';

export type EngineFiles = Readonly<Record<string, Uint8Array>>;

export interface PackedEngine {
  readonly files: EngineFiles;
  /** Absolute paths of the files that it is made from, and of the modules that make it. */
  readonly inputs: Iterable<string>;
}

/** @param root folder of the site */
export async function packEngine(root: string): Promise<PackedEngine> {
  const inputs = new Set(importsOf(join(__dirname, 'packEngine.ts')));
  const {wasm, packages, inputs: installed} = readInstalledCompiler(root);
  const {packCompiler} = loadBundled<typeof CompilerPack>(join(__dirname, 'compilerPack.ts'), inputs);
  const data = packCompiler(new WebAssembly.Module(wasm), packages);
  const bundle = async (file: string) => {
    const {script, inputs: taken} = await bundleForBrowser(join(__dirname, '..', file));
    taken.forEach((input) => inputs.add(input));
    return script;
  };
  const encode = (text: string) => new TextEncoder().encode(text);
  const documents = Object.entries(await buildSandboxDocuments(undefined, inputs));
  const {simulator, clouds, inputs: modules} = await createSdkScripts(root);
  [...installed, ...modules].forEach((input) => inputs.add(input));
  const files = {
    [COMPILER_FILE]: wasm,
    [COMPILER_DATA_FILE]: packFiles(data),
    [LANGUAGE_WORKER_FILE]: await bundle('worker/language.ts'),
    [RUNNER_WORKER_FILE]: await bundle('worker/runner.ts'),
    [SDK_FILE]: encode(simulator),
    [CLOUDS_FILE]: encode(clouds),
    [TRANSFORM_FILE]: await bundle('engine/node/externScript.ts'),
    ...Object.fromEntries(documents.map(([name, text]) => [name, encode(text)])),
  };
  return {files, inputs};
}
