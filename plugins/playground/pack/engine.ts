/** All files of the engine, made from the installed packages and from the sources beside this folder. */
import {join} from 'node:path';
import {packFiles} from '../engine/compiler/archive';
import {COMPILER_DATA_FILE, COMPILER_FILE, LANGUAGE_WORKER_FILE} from '../engine/files';
import {bundleWorker} from './bundle';
import type * as CompilerPack from './compilerPack';
import {readInstalledCompiler} from './installedCompiler';
import {loadBundled} from './loadBundled';

export type EngineFiles = Readonly<Record<string, Uint8Array>>;

/** @param root folder of the site */
export async function packEngine(root: string): Promise<EngineFiles> {
  const {wasm, packages} = readInstalledCompiler(root);
  const {packCompiler} = loadBundled<typeof CompilerPack>(join(__dirname, 'compilerPack.ts'));
  const data = packCompiler(new WebAssembly.Module(wasm), packages);
  return {
    [COMPILER_FILE]: wasm,
    [COMPILER_DATA_FILE]: packFiles(data),
    [LANGUAGE_WORKER_FILE]: await bundleWorker(join(__dirname, '../worker/language.ts')),
  };
}
