/** Gets ready for a program that is compiled for clouds, while the reader is still writing it. */
import type {CloudPlatform} from '../../../wing/language/platforms';
import {compile, type CompilerAssets} from '../compiler/compile';
import type {Machine} from '../node/machine';
import {compileForCloud} from './clouds';
import {copyProject, PreflightProcess} from './machinePreflight';

/** What the reader's program gets. */
export interface PreparedClouds {
  readonly machine: Machine;
  /** Processes on the machine that have loaded the SDK for a cloud, and nothing else. */
  readonly processes: Map<CloudPlatform, PreflightProcess>;
}

interface CloudsWarmUpOptions extends CompilerAssets {
  readonly clouds: readonly CloudPlatform[];
  /** No other program may run on it. */
  readonly machine: Machine;
  /** Gets the processes. */
  readonly prepared: PreparedClouds;
  /** Called between the steps. @throws anything, to skip the steps that are left */
  readonly rest: () => Promise<void>;
}

const ENTRY = 'main.w';
/** Uses what most programs use; what only one of the clouds has comes last. */
const PROGRAM = `bring cloud;
let bucket = new cloud.Bucket();
new cloud.Function(inflight () => { bucket.put("a", "b"); });
let queue = new cloud.Queue();
queue.setConsumer(inflight (message) => { bucket.put("b", message); });
`;
const ignore = () => undefined;

/**
 * Compiles a small program, so that the browser has compiled the functions that the reader's program calls as well, and lets
 * another process for each cloud load the modules that it has needed.
 */
export async function warmUpClouds(options: CloudsWarmUpOptions): Promise<void> {
  const {module, data, clouds, machine, prepared, rest} = options;
  const compilation = compile({module, data, files: {[ENTRY]: PROGRAM}, entry: ENTRY});
  copyProject(machine, compilation);
  const run = (cloud: CloudPlatform) => {
    const process = new PreflightProcess(machine);
    try {
      compileForCloud(machine, compilation, {cloud, onOutput: ignore, process});
    } catch {
      // Not every cloud has all of it.
    }
    return process.realm.packedModules();
  };
  for (const cloud of clouds) {
    await rest();
    const modules = run(cloud);
    await rest();
    const process = new PreflightProcess(prepared.machine);
    for (const path of modules) process.realm.load(path);
    prepared.processes.set(cloud, process);
  }
}
