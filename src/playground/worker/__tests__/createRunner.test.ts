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
  files: {'main.w': ''},
  entry: 'main.w',
  mode: 'test',
  network: true,
};

function createContext() {
  const sent: RunnerMessage[] = [];
  const asked: object[] = [];
  const {take, fail} = createRunner({
    send: (message) => sent.push(message),
    createMachine(request) {
      asked.push(request);
      return {readText: () => '', fail: (error: unknown) => error === 'of a process'} as unknown as Machine;
    },
  });
  return {sent, asked, take, fail};
}

describe('a runner', () => {
  it('makes a machine for the program, tells of the stages, and ends', async () => {
    const {sent, asked, take} = createContext();
    await take(START);
    expect(asked).toEqual([START]);
    expect(sent.map(({kind}) => kind)).toEqual(['stage', 'stage', 'failed', 'ended']);
  });

  it('gets ready on a machine of its own, and says nothing of it', async () => {
    const {sent, asked, take} = createContext();
    const {module, data} = START;
    await Promise.all([take({kind: 'prepare', module, data}), take(START)]);
    expect(asked).toEqual([{network: false}, START]);
    expect(sent.map(({kind}) => kind)).toEqual(['stage', 'stage', 'failed', 'ended']);
  });

  it('takes another program after one that has ended, on a machine of its own', async () => {
    const {sent, asked, take} = createContext();
    await take(START);
    const {files, entry, mode} = START;
    const next: NextRequest = {kind: 'next', files, entry, mode, network: false};
    await take(next);
    expect(asked).toEqual([START, next]);
    const kinds = ['stage', 'stage', 'failed', 'ended'];
    expect(sent.map(({kind}) => kind)).toEqual([...kinds, ...kinds]);
  });

  it('takes no other program before the first', async () => {
    const {take} = createContext();
    const next: NextRequest = {kind: 'next', files: {}, entry: 'main.w', mode: 'test', network: false};
    await expect(take(next)).rejects.toThrow('no program has started');
  });

  it('has nobody to ask when no application stays up', async () => {
    const {sent, take} = createContext();
    await take({kind: 'call', id: 3, path: 'root/a', method: 'peek', args: []});
    expect(sent).toEqual([
      {kind: 'response', id: 3, error: {message: 'The application does not run.', frames: []}},
    ]);
  });

  it('tells of an error that is of no process', async () => {
    const {sent, take, fail} = createContext();
    await take(START);
    fail('of a process');
    fail(new ProcessExit(1));
    fail('of nobody');
    expect(sent.slice(4)).toEqual([{kind: 'log', level: 'error', text: 'of nobody'}]);
  });
});
