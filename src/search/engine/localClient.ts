import {INDEX_FOLDER, NAMES_FILE} from '../index-files/files';
import type {SearchClient, SearchRequest, SearchResult} from '../shared/types';
import {fetchIndexBytes, IndexError} from './fetchIndexFile';
import type {NamesMessage, SearchWorkerResponse, SearchWorkerRequest} from './protocol';

interface LocalClientOptions {
  /** Path of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Starts the worker. @default the site's own */
  readonly startWorker?: () => Worker;
  /** Fetches the names, while the worker's script is loading. @default from the site */
  readonly fetchNames?: (url: string) => Promise<ArrayBuffer>;
}

/** A client of the index in the browser, with the interface of the hosted service's client. It throws `IndexError`. */
interface LocalClient extends SearchClient {
  /** Starts to load the index. Errors are reported by the first search. */
  load(): void;
  /**
   * Calls the listener once all texts are loaded, when the same query may have more results.
   *
   * @returns removes the listener
   */
  onComplete(listener: () => void): () => void;
}

export function createLocalClient({
  baseUrl,
  startWorker = startOwnWorker,
  fetchNames = fetchIndexBytes,
}: LocalClientOptions): LocalClient {
  const site = new URL(baseUrl, window.location.href).href;
  const addresses = {site, index: `${site}${INDEX_FOLDER}/`};
  const pending = new Map<number, PendingRequest>();
  const warnOnce = createWarning();
  const listeners = new Set<() => void>();
  let worker: Worker | undefined;
  let nextId = 0;

  const receive = ({data}: MessageEvent<SearchWorkerResponse>): void => {
    if ('warning' in data) return warnOnce(data.warning);
    if ('complete' in data) return listeners.forEach((listener) => listener());
    const request = pending.get(data.id);
    pending.delete(data.id);
    if ('results' in data) request?.resolve(data.results);
    else request?.reject(new IndexError(data.failure.message, data.failure.needsBuild));
  };
  const failAll = (message: string): void => {
    worker?.terminate();
    worker = undefined;
    const requests = [...pending.values()];
    pending.clear();
    requests.forEach(({reject}) => reject(new IndexError(message)));
  };
  const getWorker = (): Worker => {
    if (worker) return worker;
    worker = startWorker();
    handNames(worker, fetchNames(addresses.index + NAMES_FILE));
    worker.onmessage = receive;
    worker.onerror = (event) =>
      failAll(`The worker of search has stopped: ${event.message || 'its script cannot be loaded'}`);
    return worker;
  };
  const send = (requests: readonly SearchRequest[]): Promise<SearchResult[]> =>
    new Promise<SearchResult[]>((resolve, reject) => {
      const id = nextId++;
      pending.set(id, {resolve, reject});
      getWorker().postMessage({id, addresses, requests} satisfies SearchWorkerRequest);
    }).catch((error: unknown) => {
      warnOnce(error instanceof Error ? error.message : String(error));
      throw error;
    });
  return {
    load: () => void send([]).catch(() => undefined),
    onComplete(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async search(requests) {
      return {results: await send('requests' in requests ? requests.requests : requests)};
    },
  };
}

interface PendingRequest {
  readonly resolve: (results: SearchResult[]) => void;
  readonly reject: (error: IndexError) => void;
}

function handNames(worker: Worker, fetched: Promise<ArrayBuffer>): void {
  const hand = (names: NamesMessage['names'], ...moved: ArrayBuffer[]) =>
    worker.postMessage({names} satisfies NamesMessage, moved);
  fetched.then(
    (names) => hand(names, names),
    (error: unknown) => hand(error instanceof Error ? error.message : String(error)),
  );
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
