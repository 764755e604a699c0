import {describe, expect, it, vi} from 'vitest';
import type {LanguageReply, LanguageRequest} from '../../worker/languageProtocol';
import {createLanguageClient} from '../languageClient';

const ENGINE = {directory: 'playground/1-2', version: '1', files: {'wingc.wasm': 8}};
const AT = {file: 'main.w', line: 0, character: 0};

/** A client with workers that answer when they are told to. */
function createTestContext() {
  const asked: LanguageRequest[] = [];
  const workers: Worker[] = [];
  const startWorker = vi.fn((_address: string) => {
    const worker = {
      postMessage: (request: LanguageRequest) => asked.push(request),
      terminate: vi.fn(),
    } as unknown as Worker;
    workers.push(worker);
    return worker;
  });
  const reply = (data: LanguageReply) => void workers.at(-1)!.onmessage!({data} as MessageEvent);
  const client = createLanguageClient({baseUrl: '/wing/', engine: ENGINE, startWorker});
  return {client, asked, workers, startWorker, reply};
}

describe('createLanguageClient', () => {
  it('starts no worker before it is asked, and then loads the compiler first', () => {
    const {client, asked, startWorker} = createTestContext();
    expect(startWorker).not.toHaveBeenCalled();
    void client.hover(AT);
    void client.complete(AT);
    expect(startWorker.mock.calls).toEqual([['/wing/playground/1-2/language.js']]);
    expect(asked).toEqual([
      {id: 0, method: 'load', parameters: [ENGINE.files]},
      {id: 1, method: 'hover', parameters: [AT]},
      {id: 2, method: 'complete', parameters: [AT]},
    ]);
  });

  it('gives each question its answer', async () => {
    const {client, reply} = createTestContext();
    const [hover, name] = [client.hover(AT), client.rename(AT, 'a b')];
    reply({id: 2, failure: '"a b" cannot be a name'});
    reply({id: 1, result: {contents: 'x'}});
    expect(await hover).toEqual({contents: 'x'});
    await expect(name).rejects.toThrow('"a b" cannot be a name');
  });

  it('gives earlier updates the diagnostics of the last one', async () => {
    const {client, reply} = createTestContext();
    const updates = [1, 2, 3].map((number) => client.update({'main.w': `${number}`}, 'main.w'));
    reply({id: 1, result: ['first'] as never});
    reply({id: 2, failure: 'broken'});
    reply({id: 3, result: ['third'] as never});
    expect(await Promise.all(updates)).toEqual([['third'], ['third'], ['third']]);
  });

  it('answers an update before the next one comes', async () => {
    const {client, reply} = createTestContext();
    const first = client.update({'main.w': '1'}, 'main.w');
    reply({id: 1, result: ['first'] as never});
    expect(await first).toEqual(['first']);
    const second = client.update({'main.w': '2'}, 'main.w');
    reply({id: 2, failure: 'There is no such file'});
    await expect(second).rejects.toThrow('There is no such file');
  });

  it('tells how much has come, also to those who ask later', () => {
    const {client, reply} = createTestContext();
    const [early, late] = [vi.fn(), vi.fn()];
    const end = client.onProgress(early);
    void client.load();
    expect(early).not.toHaveBeenCalled();
    reply({loaded: 4, total: 8});
    end();
    client.onProgress(late);
    reply({loaded: 8, total: 8});
    expect(early.mock.calls).toEqual([[4, 8]]);
    expect(late.mock.calls).toEqual([
      [4, 8],
      [8, 8],
    ]);
  });

  it('loads again when the compiler could not be loaded, with the program', async () => {
    const {client, asked, workers, reply} = createTestContext();
    const update = client.update({'main.w': ''}, 'main.w');
    reply({id: 0, failure: 'wingc.wasm cannot be fetched'});
    reply({id: 1, failure: 'wingc.wasm cannot be fetched'});
    await expect(update).rejects.toThrow('wingc.wasm cannot be fetched');
    void client.hover(AT);
    expect(workers).toHaveLength(1);
    expect(asked.slice(2).map(({method}) => method)).toEqual(['load', 'update', 'hover']);
  });

  it('fails with a worker that stops, and starts another one with the program', async () => {
    const {client, asked, workers} = createTestContext();
    const update = client.update({'main.w': ''}, 'main.w');
    workers[0]!.onerror!({message: ''} as ErrorEvent);
    await expect(update).rejects.toThrow('The language worker has stopped: its script cannot be loaded');
    void client.hover(AT);
    expect(workers).toHaveLength(2);
    expect(asked.slice(2).map(({method}) => method)).toEqual(['load', 'update', 'hover']);
  });

  it('ends the worker', async () => {
    const {client, workers} = createTestContext();
    const hover = client.hover(AT);
    client.close();
    await expect(hover).rejects.toThrow('has been ended');
    expect(workers[0]!.terminate).toHaveBeenCalledTimes(1);
  });
});
