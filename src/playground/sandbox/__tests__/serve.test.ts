import {resolveObjectURL} from 'node:buffer';
import {describe, expect, it, vi} from 'vitest';
import {createFake, type Fake} from '../__fixtures__/fake';
import {serve} from '../serve';

const PROGRAM = {files: {'main.w': 'log("a");'}, entry: 'main.w', mode: 'test', network: false};
const MODULE = {} as WebAssembly.Module;
const DATA = new ArrayBuffer(2);

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

function createTestContext(compile = () => Promise.resolve(MODULE)) {
  const port = createFake();
  const workers: (Fake & {readonly address: string})[] = [];
  serve(port.as<MessagePort>(), {
    guard: '"use strict"; guard();',
    compile,
    startWorker(address) {
      workers.push({...createFake(), address});
      return workers.at(-1)!.as<Worker>();
    },
    now: () => 0,
  });
  return {
    port,
    workers,
    async load() {
      const scripts = [bytesOf('sdk()'), bytesOf('runner()')];
      port.say({kind: 'load', compiler: new ArrayBuffer(1), data: DATA, scripts});
      await vi.waitFor(() => expect(port.messages()).toHaveLength(2));
    },
    async run(scripts: readonly ArrayBuffer[] = [], clouds?: readonly string[]) {
      const runPort = createFake();
      port.say({kind: 'run', program: {...PROGRAM, ...(clouds && {clouds})}, scripts}, [
        runPort.as<MessagePort>(),
      ]);
      await Promise.resolve();
      return runPort;
    },
  };
}

describe('serve', () => {
  it('greets, loads, and creates a worker of all scripts before the first run', async () => {
    const {port, workers, load} = createTestContext();
    expect(port.messages()).toEqual([{kind: 'greeted'}]);
    await load();
    expect(port.messages().at(-1)).toEqual({kind: 'loaded'});
    expect(workers).toHaveLength(1);
    expect(await resolveObjectURL(workers[0]!.address)?.text()).toBe(
      ';\n"use strict"; guard();\n;\nsdk()\n;\nrunner()\n',
    );
  });

  it('gives each run its own worker', async () => {
    const {workers, load, run} = createTestContext();
    await load();
    const first = await run();
    const second = await run();
    expect(workers).toHaveLength(2);
    expect(workers[0]!.messages()).toEqual([
      {kind: 'prepare', module: MODULE, data: DATA, scripts: [], clouds: []},
      {kind: 'start', module: MODULE, data: DATA, scripts: [], ...PROGRAM},
    ]);
    expect(workers[1]!.messages()).toHaveLength(1);
    workers[1]!.say('heartbeat');
    expect(first.messages()).toEqual([]);
    expect(second.messages()).toEqual(['heartbeat']);
  });

  it('passes the scripts that only this run needs to the worker that is there', async () => {
    const {workers, load, run} = createTestContext();
    await load();
    const scripts = [bytesOf('transform()')];
    await run(scripts);
    expect(workers).toHaveLength(1);
    expect(workers[0]!.messages().at(-1)).toMatchObject({kind: 'start', scripts});
  });

  it('gets the next worker ready for what the last run has done', async () => {
    const {port, workers, load, run} = createTestContext();
    await load();
    const scripts = [bytesOf('clouds()')];
    await run(scripts, ['tf-aws']);
    port.say({kind: 'prepare'});
    await Promise.resolve();
    expect(workers[1]!.messages()).toEqual([
      {kind: 'prepare', module: MODULE, data: DATA, scripts, clouds: ['tf-aws']},
    ]);
    await run([bytesOf('clouds()')], ['tf-aws']);
    expect(workers).toHaveLength(2);
    expect(workers[1]!.messages().at(-1)).toMatchObject({kind: 'start', scripts: []});
  });

  it('gives no run a worker with scripts that it does not need, and replaces that worker', async () => {
    const {port, workers, load, run} = createTestContext();
    await load();
    await run([bytesOf('clouds()')], ['tf-aws']);
    port.say({kind: 'prepare'});
    await run();
    expect(workers).toHaveLength(3);
    expect(workers[2]!.messages()).toHaveLength(1);
    port.say({kind: 'prepare'});
    expect(workers).toHaveLength(4);
    expect(workers[1]!.fake.terminate).toHaveBeenCalled();
  });

  it('replaces the worker that is ready for other clouds', async () => {
    const {port, workers, load, run} = createTestContext();
    await load();
    await run([bytesOf('clouds()')], ['tf-aws']);
    port.say({kind: 'prepare'});
    await run([bytesOf('clouds()')], ['tf-gcp']);
    expect(workers).toHaveLength(2);
    port.say({kind: 'prepare'});
    await Promise.resolve();
    expect(workers[2]!.messages()).toMatchObject([{kind: 'prepare', clouds: ['tf-gcp']}]);
  });

  it('creates no more than one worker in advance', async () => {
    const {port, workers, load, run} = createTestContext();
    port.say({kind: 'prepare'});
    expect(workers).toHaveLength(0);
    await load();
    port.say({kind: 'prepare'});
    expect(workers).toHaveLength(1);
    await run();
    port.say({kind: 'prepare'});
    port.say({kind: 'prepare'});
    expect(workers).toHaveLength(2);
  });

  it('does not use a worker that failed before its run', async () => {
    const {workers, load, run} = createTestContext();
    await load();
    workers[0]!.fail('broken');
    const port = await run();
    expect(workers).toHaveLength(2);
    workers[1]!.fail('broken again');
    expect(port.messages()).toEqual([{kind: 'broken', message: 'broken again'}]);
  });

  it('reports a compiler that cannot be used, and responds to probes', async () => {
    const {port, load} = createTestContext(() => Promise.reject(new Error('not WebAssembly')));
    await load();
    expect(port.messages().at(-1)).toEqual({kind: 'unusable', message: 'Error: not WebAssembly'});
    port.say({kind: 'probe'});
    expect(port.messages().at(-1)).toEqual({kind: 'alive'});
  });

  it('starts no run before it has an engine', async () => {
    const {workers, run} = createTestContext();
    await run();
    expect(workers).toHaveLength(0);
  });
});
