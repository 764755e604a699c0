/** A small program of our own, run before that of the reader: the browser compiles what both need, and remembers it. */
import {compile, type CompilerAssets} from '../compiler/compile';
import type {Machine} from '../node/machine';
import {runMachinePreflight} from './machinePreflight';
import {createSimulation} from './simulation';
import {runSimulatorTests} from '../../../wing/run/simulatorTests';

export interface RunWarmUpOptions extends CompilerAssets {
  /** One that no other program is given. */
  readonly machine: Machine;
  /** Called between the steps. @throws anything, to give up what is left */
  readonly rest: () => Promise<void>;
}

const ENTRY = 'main.w';
/** What most programs use. It waits for nothing, as a program of the reader may wait for it. */
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
