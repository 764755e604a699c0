import {beforeEach, describe, expect, it, vi} from 'vitest';
import {MissingFileError} from '../../../lib/fetchFile';
import type {CompilerAssets} from '../../engine/compiler/compile';
import {createLanguageServices} from '../../engine/compiler/languageServices';
import type {LanguageMessage, LanguageRequest} from '../languageMessages';
import {createLanguageServer} from '../languageServer';

vi.mock('../../engine/compiler/languageServices', () => ({createLanguageServices: vi.fn()}));
vi.mock('../../engine/compiler/warmUp', () => ({
  *warmUp() {
    yield;
    yield;
    throw new Error('cold');
  },
}));

const AT = {uri: 'main.w', position: {line: 0, character: 0}};

/** A server whose compiler loads when the test resolves it. */
function createTestContext() {
  const services = {
    update: vi.fn((files: object) => Object.keys(files)),
    hover: vi.fn(() => ({contents: 'a name'})),
    documentSymbols: vi.fn(() => {
      throw new Error('no symbols');
    }),
  };
  vi.mocked(createLanguageServices).mockReturnValue(services as never);
  const messages: LanguageMessage[] = [];
  const tasks: (() => void)[] = [];
  const loads: {resolve(): void; reject(error: Error): void; progress(loaded: number): void}[] = [];
  const handle = createLanguageServer({
    load: (sizes, onProgress) =>
      new Promise((resolve, reject) =>
        loads.push({
          resolve: () => resolve({} as CompilerAssets),
          reject,
          progress: (loaded) => onProgress(loaded, sizes['wingc.wasm']!),
        }),
      ),
    send: (message) => messages.push(message),
    schedule: (task) => tasks.push(task),
  });
  let id = 0;
  const request = (method: string, ...params: unknown[]) =>
    handle({id: id++, method, params} as unknown as LanguageRequest);
  return {request, messages, loads, services, tasks};
}

beforeEach(() => void vi.clearAllMocks());

describe('createLanguageServer', () => {
  it('loads the compiler once, and reports the progress', async () => {
    const {request, messages, loads} = createTestContext();
    const all = [request('load', {'wingc.wasm': 8}), request('load', {'wingc.wasm': 8})];
    loads[0]!.progress(4);
    loads[0]!.resolve();
    await Promise.all(all);
    expect(loads).toHaveLength(1);
    expect(messages).toEqual([
      {progress: {loaded: 4, total: 8}},
      {id: 0, result: undefined},
      {id: 1, result: undefined},
    ]);
  });

  it('responds in the order of the requests, including those from before the compiler', async () => {
    const {request, messages, loads} = createTestContext();
    const early = [request('load', {}), request('update', {'main.w': ''}, 'main.w'), request('hover', AT)];
    loads[0]!.resolve();
    await Promise.all([...early, request('update', {'a.w': ''}, 'a.w')]);
    await request('hover', AT);
    expect(messages.map((message) => 'id' in message && message.id)).toEqual([0, 1, 2, 3, 4]);
    expect(messages.at(-1)).toEqual({id: 4, result: {contents: 'a name'}});
  });

  it('reads only the last of the programs that came while it was loading', async () => {
    const {request, messages, loads, services} = createTestContext();
    const all = [
      request('load', {}),
      ...['a', 'b', 'c'].map((name) => request('update', {[name]: ''}, name)),
    ];
    loads[0]!.resolve();
    await Promise.all(all);
    expect(services.update).toHaveBeenCalledTimes(1);
    expect(messages.at(-1)).toEqual({id: 3, result: ['c']});
  });

  it('responds with the message of an error, and continues', async () => {
    const {request, messages, loads} = createTestContext();
    await request('hover', AT);
    const loading = request('load', {});
    loads[0]!.resolve();
    await loading;
    await request('documentSymbols', 'main.w');
    await request('hover', AT);
    expect(messages).toEqual([
      {id: 0, error: {message: 'The compiler has not been loaded.'}},
      {id: 1, result: undefined},
      {id: 2, error: {message: 'no symbols'}},
      {id: 3, result: {contents: 'a name'}},
    ]);
  });

  it('tells when a file of the compiler is gone', async () => {
    const {messages, request, loads} = createTestContext();
    const load = request('load', {});
    loads[0]!.reject(new MissingFileError('wingc.wasm answers with status 404'));
    await load;
    expect(messages).toEqual([
      {id: 0, error: {message: 'wingc.wasm answers with status 404', isMissing: true}},
    ]);
  });

  it('loads again after a failure', async () => {
    const {request, messages, loads} = createTestContext();
    const failing = [request('load', {}), request('update', {}, 'main.w')];
    loads[0]!.reject(new Error('wingc.wasm cannot be fetched'));
    await Promise.all(failing);
    const again = request('load', {});
    loads[1]!.resolve();
    await again;
    expect(messages).toEqual([
      {id: 0, error: {message: 'wingc.wasm cannot be fetched'}},
      {id: 1, error: {message: 'wingc.wasm cannot be fetched'}},
      {id: 2, result: undefined},
    ]);
  });

  it('warms up after the first update, one step at a time', async () => {
    const {request, loads, tasks} = createTestContext();
    const asked = [request('load', {}), request('hover', AT)];
    loads[0]!.resolve();
    await Promise.all(asked);
    expect(tasks).toHaveLength(0);
    await request('update', {'main.w': ''}, 'main.w');
    await request('update', {'main.w': 'log("a");'}, 'main.w');
    expect(tasks).toHaveLength(1);
    for (const task of tasks) task();
    expect(tasks).toHaveLength(3);
  });
});
