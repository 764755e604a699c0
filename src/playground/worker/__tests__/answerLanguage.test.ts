import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {CompilerAssets} from '../../engine/compiler/compile';
import {createLanguageServices} from '../../engine/compiler/languageServices';
import {createAnswering} from '../answerLanguage';
import type {LanguageReply, LanguageRequest} from '../languageProtocol';

vi.mock('../../engine/compiler/languageServices', () => ({createLanguageServices: vi.fn()}));
vi.mock('../../engine/compiler/warmUp', () => ({
  *warmUp() {
    yield;
    yield;
    throw new Error('cold');
  },
}));

const AT = {file: 'main.w', line: 0, character: 0};

/** A worker whose compiler comes when it is told to. */
function createTestContext() {
  const services = {
    update: vi.fn((files: object) => Object.keys(files)),
    hover: vi.fn(() => ({contents: 'a name'})),
    symbols: vi.fn(() => {
      throw new Error('no symbols');
    }),
  };
  vi.mocked(createLanguageServices).mockReturnValue(services as never);
  const replies: LanguageReply[] = [];
  const tasks: (() => void)[] = [];
  const loads: {resolve(): void; reject(error: Error): void; progress(loaded: number): void}[] = [];
  const take = createAnswering({
    load: (sizes, onProgress) =>
      new Promise((resolve, reject) =>
        loads.push({
          resolve: () => resolve({} as CompilerAssets),
          reject,
          progress: (loaded) => onProgress(loaded, sizes['wingc.wasm']!),
        }),
      ),
    reply: (reply) => replies.push(reply),
    later: (task) => tasks.push(task),
  });
  let id = 0;
  const ask = (method: string, ...parameters: unknown[]) =>
    take({id: id++, method, parameters} as unknown as LanguageRequest);
  return {ask, replies, loads, services, tasks};
}

beforeEach(() => void vi.clearAllMocks());

describe('createAnswering', () => {
  it('loads the compiler once, and tells how much has come', async () => {
    const {ask, replies, loads} = createTestContext();
    const all = [ask('load', {'wingc.wasm': 8}), ask('load', {'wingc.wasm': 8})];
    loads[0]!.progress(4);
    loads[0]!.resolve();
    await Promise.all(all);
    expect(loads).toHaveLength(1);
    expect(replies).toEqual([
      {loaded: 4, total: 8},
      {id: 0, result: undefined},
      {id: 1, result: undefined},
    ]);
  });

  it('answers in the order of the questions, those that came before the compiler too', async () => {
    const {ask, replies, loads} = createTestContext();
    const early = [ask('load', {}), ask('update', {'main.w': ''}, 'main.w'), ask('hover', AT)];
    loads[0]!.resolve();
    await Promise.all([...early, ask('update', {'a.w': ''}, 'a.w')]);
    await ask('hover', AT);
    expect(replies.map((reply) => 'id' in reply && reply.id)).toEqual([0, 1, 2, 3, 4]);
    expect(replies.at(-1)).toEqual({id: 4, result: {contents: 'a name'}});
  });

  it('looks at the newest program only, of those that came while it was loading', async () => {
    const {ask, replies, loads, services} = createTestContext();
    const all = [ask('load', {}), ...['a', 'b', 'c'].map((name) => ask('update', {[name]: ''}, name))];
    loads[0]!.resolve();
    await Promise.all(all);
    expect(services.update).toHaveBeenCalledTimes(1);
    expect(replies.at(-1)).toEqual({id: 3, result: ['c']});
  });

  it('answers with the message when something fails, and goes on', async () => {
    const {ask, replies, loads} = createTestContext();
    await ask('hover', AT);
    const loading = ask('load', {});
    loads[0]!.resolve();
    await loading;
    await ask('symbols', 'main.w');
    await ask('hover', AT);
    expect(replies).toEqual([
      {id: 0, failure: 'The compiler has not been loaded.'},
      {id: 1, result: undefined},
      {id: 2, failure: 'no symbols'},
      {id: 3, result: {contents: 'a name'}},
    ]);
  });

  it('loads again after it could not', async () => {
    const {ask, replies, loads} = createTestContext();
    const failing = [ask('load', {}), ask('update', {}, 'main.w')];
    loads[0]!.reject(new Error('wingc.wasm cannot be fetched'));
    await Promise.all(failing);
    const again = ask('load', {});
    loads[1]!.resolve();
    await again;
    expect(replies).toEqual([
      {id: 0, failure: 'wingc.wasm cannot be fetched'},
      {id: 1, failure: 'wingc.wasm cannot be fetched'},
      {id: 2, result: undefined},
    ]);
  });

  it('gets ready for more after the first look at a program, a step at a time', async () => {
    const {ask, loads, tasks} = createTestContext();
    const asked = [ask('load', {}), ask('hover', AT)];
    loads[0]!.resolve();
    await Promise.all(asked);
    expect(tasks).toHaveLength(0);
    await ask('update', {'main.w': ''}, 'main.w');
    await ask('update', {'main.w': 'log("a");'}, 'main.w');
    expect(tasks).toHaveLength(1);
    for (const task of tasks) task();
    expect(tasks).toHaveLength(3);
  });
});
