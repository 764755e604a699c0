/** All files of the engine, made from the installed packages and from the sources beside this folder. */
import {join} from 'node:path';
import {packFiles} from '../engine/compiler/archive';
import {
  COMPILER_DATA_FILE,
  COMPILER_FILE,
  LANGUAGE_WORKER_FILE,
  RUNNER_WORKER_FILE,
  SDK_FILE,
  TRANSFORM_FILE,
} from '../engine/files';
import {buildSandboxDocuments} from '../sandbox/document';
import {bundleWorker} from './bundle';
import type * as CompilerPack from './compilerPack';
import {readInstalledCompiler} from './installedCompiler';
import {loadBundled} from './loadBundled';
import {createSdkScript} from './sdkScript';

export type EngineFiles = Readonly<Record<string, Uint8Array>>;

/** @param root folder of the site */
export async function packEngine(root: string): Promise<EngineFiles> {
  const {wasm, packages} = readInstalledCompiler(root);
  const {packCompiler} = loadBundled<typeof CompilerPack>(join(__dirname, 'compilerPack.ts'));
  const data = packCompiler(new WebAssembly.Module(wasm), packages);
  const bundle = (file: string) => bundleWorker(join(__dirname, '..', file));
  const encode = (text: string) => new TextEncoder().encode(text);
  const documents = Object.entries(await buildSandboxDocuments());
  return {
    [COMPILER_FILE]: wasm,
    [COMPILER_DATA_FILE]: packFiles(data),
    [LANGUAGE_WORKER_FILE]: await bundle('worker/language.ts'),
    [RUNNER_WORKER_FILE]: await bundle('worker/runner.ts'),
    [SDK_FILE]: encode(await createSdkScript(root)),
    [TRANSFORM_FILE]: await bundle('engine/node/externScript.ts'),
    ...Object.fromEntries(documents.map(([name, text]) => [name, encode(text)])),
  };
}
