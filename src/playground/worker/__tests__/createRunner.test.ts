import {describe, expect, it} from 'vitest';
import {packFiles} from '../../engine/compiler/archive';
import type {Machine} from '../../engine/node/machine';
import {ProcessExit} from '../../engine/node/processObject';
import type {RunnerMessage} from '../../messages/runMessages';
import type {NextRequest, StartRequest} from '../../messages/sandboxMessages';
import {createRunner} from '../createRunner';

/** An empty module: every program fails, as the compiler has no exports. */
const EMPTY_MODULE = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));

const START: StartRequest = {
  kind: 'start',
  module: EMPTY_MODULE,
  data: packFiles({}).slice().buffer,
  scripts: [],
  files: {'main.w': ''},
  entry: 'main.w',
  mode: 'test',
  network: true,
};

function createContext() {
  const sent: RunnerMessage[] = [];
  const asked: object[] = [];
  const loaded: ArrayBuffer[] = [];
  const {handle, reportUncaught} = createRunner({
    send: (message) => sent.push(message),
    createMachine(request) {
      asked.push(request);
      return {readText: () => '', fail: (error: unknown) => error === 'of a process'} as unknown as Machine;
    },
    loadScript: (script) => loaded.push(script),
  });
  return {sent, asked, loaded, handle, reportUncaught};
}

describe('a runner', () => {
  it('creates a machine for the program, reports the stages, and ends', async () => {
    const {sent, asked, handle} = createContext();
    await handle(START);
    expect(asked).toEqual([START]);
    expect(sent.map(({kind}) => kind)).toEqual(['stage', 'stage', 'failed', 'ended']);
  });

  it('warms up on its own machine, and reports nothing of it', async () => {
    const {sent, asked, handle} = createContext();
    const {module, data} = START;
    await Promise.all([handle({kind: 'prepare', module, data, scripts: [], clouds: []}), handle(START)]);
    expect(asked).toEqual([{network: false}, START]);
    expect(sent.map(({kind}) => kind)).toEqual(['stage', 'stage', 'failed', 'ended']);
  });

  it('loads the scripts of both requests, in their order', async () => {
    const {loaded, handle} = createContext();
    const {module, data} = START;
    const scripts = [new ArrayBuffer(1), new ArrayBuffer(2)];
    const prepare = {kind: 'prepare', module, data, scripts: scripts.slice(0, 1), clouds: []} as const;
    await Promise.all([handle(prepare), handle({...START, scripts: scripts.slice(1)})]);
    expect(loaded).toEqual(scripts);
  });

  it('runs another program after one that has ended, on its own machine', async () => {
    const {sent, asked, handle} = createContext();
    await handle(START);
    const {files, entry, mode} = START;
    const next: NextRequest = {kind: 'next', files, entry, mode, network: false};
    await handle(next);
    expect(asked).toEqual([START, next]);
    const kinds = ['stage', 'stage', 'failed', 'ended'];
    expect(sent.map(({kind}) => kind)).toEqual([...kinds, ...kinds]);
  });

  it('accepts no other program before the first', async () => {
    const {handle} = createContext();
    const next: NextRequest = {kind: 'next', files: {}, entry: 'main.w', mode: 'test', network: false};
    await expect(handle(next)).rejects.toThrow('no program has started');
  });

  it('responds with an error when no application runs', async () => {
    const {sent, handle} = createContext();
    await handle({kind: 'call', id: 3, path: 'root/a', method: 'peek', args: []});
    expect(sent).toEqual([
      {kind: 'response', id: 3, error: {message: 'The application does not run.', frames: []}},
    ]);
  });

  it('reports an error that belongs to no process', async () => {
    const {sent, handle, reportUncaught} = createContext();
    await handle(START);
    reportUncaught('of a process');
    reportUncaught(new ProcessExit(1));
    reportUncaught('of nobody');
    expect(sent.slice(4)).toEqual([{kind: 'log', level: 'error', text: 'of nobody'}]);
  });
});
