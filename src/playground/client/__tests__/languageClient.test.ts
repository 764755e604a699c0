import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {MissingFileError} from '../../../lib/fetchFile';
import type {LanguageMessage, LanguageRequest} from '../../worker/languageMessages';
import {createLanguageClient} from '../languageClient';
import {StuckCompilerError} from '../errors';

const ENGINE = {directory: 'playground/1-2', version: '1', files: {'wingc.wasm': 8}};
const AT = {uri: 'main.w', position: {line: 0, character: 0}};

/** A client with workers that send what the test sends. */
function createTestContext() {
  const requests: LanguageRequest[] = [];
  const workers: Worker[] = [];
  const startWorker = vi.fn((_address: string) => {
    const worker = {
      postMessage: (request: LanguageRequest) => requests.push(request),
      terminate: vi.fn(),
    } as unknown as Worker;
    workers.push(worker);
    return worker;
  });
  const send = (data: LanguageMessage) => void workers.at(-1)!.onmessage!({data} as MessageEvent);
  const onProgress = vi.fn();
  const client = createLanguageClient({baseUrl: '/wing/', engine: ENGINE, startWorker, onProgress});
  return {client, onProgress, requests, workers, startWorker, send};
}

describe('createLanguageClient', () => {
  it('starts a worker with the first request, and loads the compiler first', () => {
    const {client, requests, startWorker} = createTestContext();
    expect(startWorker).not.toHaveBeenCalled();
    void client.hover(AT);
    void client.completion(AT);
    expect(startWorker.mock.calls).toEqual([['/wing/playground/1-2/language.js']]);
    expect(requests).toEqual([
      {id: 0, method: 'load', params: [ENGINE.files]},
      {id: 1, method: 'hover', params: [AT]},
      {id: 2, method: 'completion', params: [AT]},
    ]);
  });

  it('resolves each request with its response', async () => {
    const {client, send} = createTestContext();
    const [hover, name] = [client.hover(AT), client.rename(AT, 'a b')];
    send({id: 2, error: {message: '"a b" cannot be a name'}});
    send({id: 1, result: {contents: 'x'}});
    expect(await hover).toEqual({contents: 'x'});
    await expect(name).rejects.toThrow('"a b" cannot be a name');
  });

  it('resolves earlier updates with the diagnostics of the last one', async () => {
    const {client, send} = createTestContext();
    const updates = [1, 2, 3].map((number) => client.update({'main.w': `${number}`}, 'main.w'));
    send({id: 1, result: ['first'] as never});
    send({id: 2, error: {message: 'broken'}});
    send({id: 3, result: ['third'] as never});
    expect(await Promise.all(updates)).toEqual([['third'], ['third'], ['third']]);
  });

  it('resolves an update before the next one', async () => {
    const {client, send} = createTestContext();
    const first = client.update({'main.w': '1'}, 'main.w');
    send({id: 1, result: ['first'] as never});
    expect(await first).toEqual(['first']);
    const second = client.update({'main.w': '2'}, 'main.w');
    send({id: 2, error: {message: 'There is no such file'}});
    await expect(second).rejects.toThrow('There is no such file');
  });

  it('reports the progress', () => {
    const {client, onProgress, send} = createTestContext();
    void client.load();
    expect(onProgress).not.toHaveBeenCalled();
    send({progress: {loaded: 4, total: 8}});
    expect(onProgress.mock.calls).toEqual([[{loaded: 4, total: 8}]]);
  });

  it('updates a changed file ahead of requests, when there is a program', () => {
    const {client, requests} = createTestContext();
    client.didChange('main.w', 'log("early");');
    expect(requests).toEqual([]);
    void client.update({'main.w': '', 'lib.w': ''}, 'main.w');
    client.didChange('main.w', 'log("a");');
    void client.hover(AT);
    expect(requests.slice(1)).toEqual([
      {id: 1, method: 'update', params: [{'main.w': '', 'lib.w': ''}, 'main.w']},
      {id: 2, method: 'update', params: [{'main.w': 'log("a");', 'lib.w': ''}, 'main.w']},
      {id: 3, method: 'hover', params: [AT]},
    ]);
  });

  it('loads again when the compiler could not be loaded, with the program', async () => {
    const {client, requests, workers, send} = createTestContext();
    const update = client.update({'main.w': ''}, 'main.w');
    send({id: 0, error: {message: 'wingc.wasm cannot be fetched'}});
    send({id: 1, error: {message: 'wingc.wasm cannot be fetched'}});
    await expect(update).rejects.toThrow('wingc.wasm cannot be fetched');
    void client.hover(AT);
    expect(workers).toHaveLength(1);
    expect(requests.slice(2).map(({method}) => method)).toEqual(['load', 'update', 'hover']);
  });

  it('fails with a worker that stops, and starts another one with the program', async () => {
    const {client, requests, workers} = createTestContext();
    const update = client.update({'main.w': ''}, 'main.w');
    workers[0]!.onerror!({message: 'RuntimeError: unreachable'} as ErrorEvent);
    await expect(update).rejects.toThrow('The language worker has stopped: RuntimeError: unreachable');
    void client.hover(AT);
    expect(workers).toHaveLength(2);
    expect(requests.slice(2).map(({method}) => method)).toEqual(['load', 'update', 'hover']);
  });

  it('ends the worker', async () => {
    const {client, workers} = createTestContext();
    const hover = client.hover(AT);
    client.close();
    await expect(hover).rejects.toThrow('has been ended');
    expect(workers[0]!.terminate).toHaveBeenCalledTimes(1);
  });

  it('starts no other worker once it is closed', async () => {
    const {client, startWorker} = createTestContext();
    void client.update({'main.w': ''}, 'main.w').catch(() => undefined);
    client.close();
    client.didChange('main.w', 'log("typed");');
    await expect(client.load()).rejects.toThrow('has been ended');
    await expect(client.update({'main.w': 'log();'}, 'main.w')).rejects.toThrow('has been ended');
    await expect(client.hover(AT)).rejects.toThrow('has been ended');
    expect(startWorker).toHaveBeenCalledTimes(1);
  });
});

describe('the watchdog of the language worker', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** A client whose compiler has loaded. */
  function createLoadedContext() {
    const context = createTestContext();
    void context.client.load();
    context.send({id: 0, result: undefined});
    return context;
  }
  const stuck = (promise: Promise<unknown>) => expect(promise).rejects.toBeInstanceOf(StuckCompilerError);

  it('ends a worker that does not come back', async () => {
    const {client, workers} = createLoadedContext();
    const [update, hover] = [client.update({'main.w': 'hostile'}, 'main.w'), client.hover(AT)];
    const failed = Promise.all([stuck(update), stuck(hover)]);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(workers[0]!.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    await failed;
    expect(workers[0]!.terminate).toHaveBeenCalledTimes(1);
  });

  it('does not give the program that it stopped at to the next worker', async () => {
    const {client, requests, workers} = createLoadedContext();
    const failed = stuck(client.update({'main.w': 'hostile'}, 'main.w'));
    await vi.advanceTimersByTimeAsync(11_000);
    await failed;
    requests.length = 0;
    void client.update({'main.w': 'changed'}, 'main.w');
    expect(workers).toHaveLength(2);
    expect(requests.map(({method, params}) => [method, params[0]])).toEqual([
      ['load', ENGINE.files],
      ['update', {'main.w': 'changed'}],
    ]);
  });

  it('has patience with a worker that answers one request after the other, and with an idle one', async () => {
    const {client, workers, send} = createLoadedContext();
    const answers = [1, 2, 3].map(() => client.hover(AT));
    for (const id of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(8_000);
      send({id, result: undefined});
    }
    await Promise.all(answers);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers[0]!.terminate).not.toHaveBeenCalled();
  });

  it('has patience while the compiler loads', async () => {
    const {client, workers, send} = createTestContext();
    const hover = client.hover(AT);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(workers[0]!.terminate).not.toHaveBeenCalled();
    send({id: 0, result: undefined});
    send({id: 1, result: undefined});
    await hover;
  });
});

it('says that a file of the compiler is gone', async () => {
  const {client, send} = createTestContext();
  const load = client.load();
  send({id: 0, error: {message: 'wingc.wasm answers with status 404', isMissing: true}});
  await expect(load).rejects.toBeInstanceOf(MissingFileError);
});

it('leaves the next worker alone when it hears late why the last one has failed', async () => {
  const {client, workers} = createTestContext();
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const load = client.load();
  workers[0]!.onerror!({message: ''} as ErrorEvent);
  workers[0]!.onerror!({message: 'out of memory'} as ErrorEvent);
  await expect(load).rejects.toThrow('out of memory');
  void client.hover(AT);
  answer(new Response('', {status: 200}));
  await new Promise((resolve) => setTimeout(resolve));
  void client.hover(AT);
  expect(workers).toHaveLength(2);
  vi.unstubAllGlobals();
});

it('finds out whether the script of the worker is gone', async () => {
  const {client, workers} = createTestContext();
  vi.stubGlobal('fetch', async () => new Response('', {status: 404}));
  const load = client.load();
  workers[0]!.onerror!({message: ''} as ErrorEvent);
  await expect(load).rejects.toThrow('/wing/playground/1-2/language.js answers with status 404');
  vi.unstubAllGlobals();
});
