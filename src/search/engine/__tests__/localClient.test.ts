import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createLocalClient} from '../localClient';
import type {SearchWorkerResponse, SearchWorkerRequest} from '../protocol';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => vi.stubGlobal('window', {location: {href: 'https://wing.example/wing/docs/a?b#c'}}));
afterEach(() => {
  vi.unstubAllGlobals();
  warn.mockClear();
});

/** A client with workers that answer when they are told to. */
function createTestContext() {
  const asked: SearchWorkerRequest[] = [];
  const workers: Worker[] = [];
  let arrive: (names: ArrayBuffer) => void;
  const startWorker = () => {
    const worker = {
      postMessage: (request: SearchWorkerRequest) => asked.push(request),
      terminate: vi.fn(),
    } as unknown as Worker;
    workers.push(worker);
    return worker;
  };
  const reply = (data: SearchWorkerResponse) => void workers.at(-1)!.onmessage!({data} as MessageEvent);
  const fetchNames = vi.fn(() => new Promise<ArrayBuffer>((resolve) => (arrive = resolve)));
  const client = createLocalClient({baseUrl: '/wing/', startWorker, fetchNames});
  return {client, asked, workers, reply, fetchNames, arrive: () => arrive(NAMES)};
}

const NAMES = new ArrayBuffer(8);

const REQUEST = {indexName: 'wing', query: 'queue'};

describe('createLocalClient', () => {
  it('asks the worker, and gives each question its answer', async () => {
    const {client, asked, reply} = createTestContext();
    const [first, second] = [client.search([REQUEST]), client.search({requests: [REQUEST, REQUEST]})];
    expect(asked[0]).toEqual({
      id: 0,
      addresses: {site: 'https://wing.example/wing/', index: 'https://wing.example/wing/search/'},
      requests: [REQUEST],
    });
    reply({id: 1, results: ['b'] as never});
    reply({id: 0, results: ['a'] as never});
    expect(await first).toEqual({results: ['a']});
    expect(await second).toEqual({results: ['b']});
  });

  it('starts no worker before it is asked, and one only', () => {
    const {client, workers, asked} = createTestContext();
    expect(workers).toHaveLength(0);
    client.load();
    client.load();
    expect(workers).toHaveLength(1);
    expect(asked[0]?.requests).toEqual([]);
  });

  it('requests the names with the worker, and hands them over', async () => {
    const {client, asked, fetchNames, arrive} = createTestContext();
    client.load();
    expect(fetchNames).toHaveBeenCalledExactlyOnceWith('https://wing.example/wing/search/names.json');
    arrive();
    await vi.waitFor(() => expect(asked.at(-1)).toEqual({names: NAMES}));
  });

  it('tells when the texts are there, as long as somebody listens', () => {
    const {client, reply} = createTestContext();
    const listener = vi.fn();
    const end = client.onComplete(listener);
    client.load();
    reply({complete: true});
    end();
    reply({complete: true});
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('fails with the index, and warns once', async () => {
    const {client, reply} = createTestContext();
    client.load();
    const [first, second] = [client.search([REQUEST]), client.search([REQUEST])];
    reply({warning: 'text-0.json is of another build'});
    for (const id of [0, 1, 2]) reply({id, failure: {message: 'names.json is not there', help: 'Build it.'}});
    await expect(first).rejects.toMatchObject({message: 'names.json is not there', help: 'Build it.'});
    await expect(second).rejects.toThrow('names.json is not there');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('fails when the worker stops, and starts another for the next question', async () => {
    const {client, workers, reply, asked} = createTestContext();
    const failing = client.search([REQUEST]);
    workers[0]!.onerror!({message: ''} as ErrorEvent);
    await expect(failing).rejects.toThrow('its script cannot be loaded');
    const next = client.search([REQUEST]);
    expect(workers).toHaveLength(2);
    reply({id: asked.at(-1)!.id, results: []});
    expect(await next).toEqual({results: []});
  });
});

describe('the watchdog of the search worker', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('ends a worker that hangs, and starts another for the next question', async () => {
    const {client, workers, asked, reply} = createTestContext();
    const failed = expect(client.search([REQUEST])).rejects.toMatchObject({
      help: 'The search took longer than 10 seconds, and was stopped. Try fewer or other words.',
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(workers[0]!.terminate).toHaveBeenCalledTimes(1);
    const next = client.search([REQUEST]);
    expect(workers).toHaveLength(2);
    reply({id: asked.at(-1)!.id, results: []});
    expect(await next).toEqual({results: []});
  });

  it('has patience with one that answers its pings, as while the index loads', async () => {
    const {client, workers, asked, reply} = createTestContext();
    const found = client.search([REQUEST]);
    for (let second = 0; second < 60; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(asked.at(-1)).toEqual({ping: true});
      reply({pong: true});
    }
    expect(workers[0]!.terminate).not.toHaveBeenCalled();
    reply({id: 0, results: []});
    await found;
  });

  it('leaves one alone that nobody has asked', async () => {
    const {client, workers, asked, reply} = createTestContext();
    const found = client.search([REQUEST]);
    reply({id: 0, results: []});
    await found;
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(before);
    expect(workers[0]!.terminate).not.toHaveBeenCalled();
  });
});
