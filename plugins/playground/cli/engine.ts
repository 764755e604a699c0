/** The parts of the engine that run programs, made of what is installed. */
import {join} from 'node:path';
import {packFiles} from '../engine/compiler/archive';
import {bundleWorker} from '../pack/bundle';
import {packCompiler} from '../pack/compilerPack';
import {readInstalledCompiler} from '../pack/installedCompiler';
import {createSdkScript} from '../pack/sdkScript';
import type {RunnerEngine} from './nodeRunner';

/** @param root folder of the site */
export async function buildRunnerEngine(root: string): Promise<RunnerEngine> {
  const {wasm, packages} = readInstalledCompiler(root);
  const module = await WebAssembly.compile(wasm);
  const scripts = await Promise.all([
    bundle('engine/node/externScript.ts'),
    createSdkScript(root),
    bundle('worker/runner.ts'),
  ]);
  return {scripts, module, data: packFiles(packCompiler(module, packages)).slice().buffer};
}

async function bundle(file: string): Promise<string> {
  return new TextDecoder().decode(await bundleWorker(join(__dirname, '..', file)));
}
