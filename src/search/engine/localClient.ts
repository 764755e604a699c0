import {INDEX_FOLDER} from '../index-files/files';
import type {SearchClient, SearchRequest, SearchResult} from '../shared/types';
import {IndexError} from './fetchIndexFile';
import type {SearchWorkerResponse, SearchWorkerRequest} from './protocol';

export interface LocalClientOptions {
  /** Path of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Starts the worker. @default the site's own */
  readonly startWorker?: () => Worker;
}

/** A client of the index in the browser, with the surface of the hosted service's. Errors are of `IndexError`. */
export interface LocalClient extends SearchClient {
  /** Begins to load the index, as soon as a reader reaches for search. Errors come with the first question. */
  load(): void;
  /**
   * Calls back when all texts are there, as the same question may have more results then.
   *
   * @returns ends it
   */
  onComplete(listener: () => void): () => void;
}

export function createLocalClient({baseUrl, startWorker = startOwnWorker}: LocalClientOptions): LocalClient {
  const site = new URL(baseUrl, window.location.href).href;
  const addresses = {site, index: `${site}${INDEX_FOLDER}/`};
  const waiting = new Map<number, PromiseWithResolvers>();
  const warnOnce = createWarning();
  const listeners = new Set<() => void>();
  let worker: Worker | undefined;
  let asked = 0;

  const settle = ({data}: MessageEvent<SearchWorkerResponse>): void => {
    if ('warning' in data) return warnOnce(data.warning);
    if ('complete' in data) return listeners.forEach((listener) => listener());
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if ('results' in data) question?.resolve(data.results);
    else question?.reject(new IndexError(data.failure.message, data.failure.needsBuild));
  };
  const failAll = (message: string): void => {
    worker?.terminate();
    worker = undefined;
    const questions = [...waiting.values()];
    waiting.clear();
    questions.forEach(({reject}) => reject(new IndexError(message)));
  };
  const getWorker = (): Worker => {
    if (worker) return worker;
    worker = startWorker();
    worker.onmessage = settle;
    worker.onerror = (event) =>
      failAll(`The worker of search has stopped: ${event.message || 'its script cannot be loaded'}`);
    return worker;
  };
  const ask = (requests: readonly SearchRequest[]): Promise<SearchResult[]> =>
    new Promise<SearchResult[]>((resolve, reject) => {
      const id = asked++;
      waiting.set(id, {resolve, reject});
      getWorker().postMessage({id, addresses, requests} satisfies SearchWorkerRequest);
    }).catch((error: unknown) => {
      warnOnce(error instanceof Error ? error.message : String(error));
      throw error;
    });
  return {
    load: () => void ask([]).catch(() => undefined),
    onComplete(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async search(requests) {
      return {results: await ask('requests' in requests ? requests.requests : requests)};
    },
  };
}

interface PromiseWithResolvers {
  readonly resolve: (results: SearchResult[]) => void;
  readonly reject: (error: IndexError) => void;
}

function startOwnWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}

function createWarning(): (message: string) => void {
  let isDone = false;
  return (message) => {
    if (!isDone) console.warn(`Search: ${message}`);
    isDone = true;
  };
}
