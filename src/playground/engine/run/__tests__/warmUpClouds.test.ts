import {resolve} from 'node:path';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {loadRunnerEngine} from '../../../../../tests/checks/playground/engine/runnerEngine';
import {CLOUD_PLATFORMS} from '../../../../wing/language/platforms';
import {unpackFiles} from '../../compiler/archive';
import {compile, type CompilerAssets} from '../../compiler/compile';
import {evaluateScript} from '../../node/evaluateScript';
import {Machine} from '../../node/machine';
import {PROJECT_FOLDER} from '../../projectFolder';
import {compileForCloud} from '../clouds';
import {copyProject} from '../machinePreflight';
import {readPackedSdk} from '../sdkGlobal';
import {type PreparedClouds, warmUpClouds} from '../warmUpClouds';

const PROGRAM = `bring cloud;
bring util;
let bucket = new cloud.Bucket(public: true) as "Files";
let counter = new cloud.Counter();
log(util.tryEnv("WING_TARGET") ?? "");
new cloud.Function(inflight () => { counter.inc(); bucket.get("a"); });
`;

let assets: CompilerAssets;

beforeAll(async () => {
  const {module, data, scripts} = await loadRunnerEngine(resolve(import.meta.dirname, '../../../../..'));
  assets = {module, data: unpackFiles(new Uint8Array(data))};
  vi.stubGlobal('self', globalThis);
  // The converter of externs, the clouds and the SDK; after them comes the runner.
  scripts.slice(0, 3).forEach(evaluateScript);
}, 120_000);

const newMachine = () => new Machine({sdk: readPackedSdk()});
const newPrepared = (): PreparedClouds => ({machine: newMachine(), processes: new Map()});

/** What a cloud would get, with all that the program prints, or the message of what it does not have. */
function compileOn(machine: Machine, processes: PreparedClouds['processes'] = new Map()): unknown[] {
  const compilation = compile({...assets, files: {'main.w': PROGRAM}, entry: 'main.w'});
  copyProject(machine, compilation);
  return CLOUD_PLATFORMS.map((cloud) => {
    const output: string[] = [];
    const onOutput = (text: string) => void output.push(text);
    try {
      return {
        ...compileForCloud(machine, compilation, {cloud, onOutput, process: processes.get(cloud)}),
        output,
      };
    } catch (error) {
      return {error: String(error), output};
    }
  });
}

describe('warmUpClouds', () => {
  it('prepares a process for each cloud, in which a program has the same result as in a new one', async () => {
    const prepared = newPrepared();
    const options = {...assets, clouds: CLOUD_PLATFORMS, machine: newMachine(), prepared};
    await warmUpClouds({...options, rest: () => Promise.resolve()});
    for (const cloud of CLOUD_PLATFORMS) {
      const {realm} = prepared.processes.get(cloud)!;
      expect(realm.hasLoaded(`/node_modules/@winglang/sdk/lib/target-${cloud}/app.js`)).toBe(true);
    }
    expect(prepared.machine.fs.existsSync(PROJECT_FOLDER)).toBe(false);
    const results = compileOn(newMachine());
    expect(results[0]).toHaveProperty('terraform');
    expect(compileOn(prepared.machine, prepared.processes)).toEqual(results);
  });

  it('leaves the processes that it has prepared when the program arrives', async () => {
    const prepared = newPrepared();
    const options = {...assets, clouds: CLOUD_PLATFORMS, machine: newMachine(), prepared};
    const rest = async () => {
      if (prepared.processes.size > 0) throw new Error('The program has arrived.');
    };
    await expect(warmUpClouds({...options, rest})).rejects.toThrow('has arrived');
    expect([...prepared.processes.keys()]).toEqual(['tf-aws']);
  });
});
