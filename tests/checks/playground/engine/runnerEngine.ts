import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {wingVersion} from '../../../../src/wing/command-line';
import {
  CLOUDS_FILE,
  COMPILER_DATA_FILE,
  COMPILER_FILE,
  RUNNER_WORKER_FILE,
  SDK_FILE,
  TRANSFORM_FILE,
} from '../../../../src/playground/engine/fileNames';
import {loadEngine} from '../../../../src/playground/pack/engineCache';
import type {RunnerEngine} from './nodeRunner';

/** Packs the parts of the engine that run programs, or reads them from the cache. @param root folder of the site */
export async function loadRunnerEngine(root: string): Promise<RunnerEngine> {
  const {folder} = await loadEngine({root, version: wingVersion});
  const read = (name: string) => readFileSync(join(folder, name));
  return {
    scripts: [TRANSFORM_FILE, CLOUDS_FILE, SDK_FILE, RUNNER_WORKER_FILE].map((name) => read(name).toString()),
    module: await WebAssembly.compile(read(COMPILER_FILE)),
    data: new Uint8Array(read(COMPILER_DATA_FILE)).buffer,
  };
}
