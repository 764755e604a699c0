/** Runs a small program before the reader's one, so that the browser has compiled the functions that both call. */
import {compile, type CompilerAssets} from '../compiler/compile';
import type {Machine} from '../node/machine';
import {runMachinePreflight} from './machinePreflight';
import {createSimulation} from './simulation';
import {runSimulatorTests} from '../../../wing/run/simulatorTests';

interface RunWarmUpOptions extends CompilerAssets {
  /** No other program may run on it. */
  readonly machine: Machine;
  /** Called between the steps. @throws anything, to skip the steps that are left */
  readonly rest: () => Promise<void>;
}

const ENTRY = 'main.w';
/** Uses what most programs use. It waits for nothing, as the reader's program may be waiting for its end. */
const PROGRAM = `bring cloud;
bring expect;
bring util;
let bucket = new cloud.Bucket();
let queue = new cloud.Queue();
queue.setConsumer(inflight (message) => { bucket.put("b", message); });
test "warm up" {
  queue.push("b");
  bucket.put("a", util.nanoid());
  expect.equal(bucket.exists("a"), true);
  log("done");
}
`;
const ignore = () => undefined;

export async function warmUpRuns({module, data, machine, rest}: RunWarmUpOptions): Promise<void> {
  const compilation = compile({module, data, files: {[ENTRY]: PROGRAM}, entry: ENTRY});
  await rest();
  runMachinePreflight(machine, compilation, {isTest: true, onOutput: ignore});
  await rest();
  const {simulator, close} = createSimulation(machine, compilation, {onTrace: ignore, onOutput: ignore});
  await rest();
  try {
    await runSimulatorTests(simulator, {onStart: ignore, onResult: ignore});
  } finally {
    close();
  }
}
