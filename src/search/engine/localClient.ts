import {createPendingRequests} from '../../lib/pendingRequests';
import {startWatchdog, type Watchdog} from '../../lib/watchdog';
import {INDEX_FOLDER, NAMES_FILE} from '../index-files/files';
import type {SearchClient, SearchRequest, SearchResult} from '../shared/types';
import {fetchIndexBytes, IndexError} from './fetchIndexFile';
import type {NamesMessage, PingMessage, SearchWorkerResponse, SearchWorkerRequest} from './protocol';

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

/** How long the worker may be silent while a question waits. It answers each ping at once, unless it hangs. */
const MAX_SILENT_MILLISECONDS = 10_000;
const PING_INTERVAL_MILLISECONDS = 1_000;

export function createLocalClient({
  baseUrl,
  startWorker = startOwnWorker,
  fetchNames = fetchIndexBytes,
}: LocalClientOptions): LocalClient {
  // oxlint-disable-next-line no-restricted-properties -- only makes the addresses of the index absolute
  const site = new URL(baseUrl, window.location.href).href;
  const addresses = {site, index: `${site}${INDEX_FOLDER}/`};
  const pending = createPendingRequests();
  const warnOnce = createWarning();
  const listeners = new Set<() => void>();
  let worker: Worker | undefined;
  let watch: Watchdog | undefined;
  let waiting = 0;

  const receive = ({data}: MessageEvent<SearchWorkerResponse>): void => {
    watch?.beat();
    if ('pong' in data) return;
    if ('warning' in data) return warnOnce(data.warning);
    if ('complete' in data) return listeners.forEach((listener) => listener());
    if ('results' in data) pending.resolve(data.id, data.results);
    else pending.reject(data.id, new IndexError(data.failure.message, data.failure.help));
  };
  const failAll = (error: IndexError): void => {
    worker?.terminate();
    worker = undefined;
    pending.rejectAll(error);
  };
  const getWorker = (): Worker => {
    if (worker) return worker;
    worker = startWorker();
    handNames(worker, fetchNames(addresses.index + NAMES_FILE));
    worker.onmessage = receive;
    worker.onerror = (event) =>
      failAll(
        new IndexError(`The worker of search has stopped: ${event.message || 'its script cannot be loaded'}`),
      );
    return worker;
  };
  const startWatch = (): Watchdog =>
    watchWorker(
      () => worker?.postMessage({ping: true} satisfies PingMessage),
      () => failAll(new IndexError(STUCK, STUCK)),
    );
  const send = async (requests: readonly SearchRequest[]): Promise<SearchResult[]> => {
    waiting += 1;
    watch ??= startWatch();
    try {
      const results = await pending.add((id) =>
        getWorker().postMessage({id, addresses, requests} satisfies SearchWorkerRequest),
      );
      return results as SearchResult[];
    } catch (error) {
      warnOnce(error instanceof Error ? error.message : String(error));
      throw error;
    } finally {
      waiting -= 1;
      if (waiting === 0) {
        watch?.end();
        watch = undefined;
      }
    }
  };
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

const STUCK = `The search took longer than ${MAX_SILENT_MILLISECONDS / 1000} seconds, and was stopped. Try fewer or other words.`;

/** Pings the worker as long as questions wait. */
function watchWorker(ping: () => void, onSilence: () => void): Watchdog {
  const pinging = setInterval(ping, PING_INTERVAL_MILLISECONDS);
  const {beat, end} = startWatchdog(MAX_SILENT_MILLISECONDS, onSilence);
  return {
    beat,
    end() {
      clearInterval(pinging);
      end();
    },
  };
}

function handNames(worker: Worker, fetched: Promise<ArrayBuffer>): void {
  const hand = (names: NamesMessage['names'], ...moved: ArrayBuffer[]) =>
    worker.postMessage({names} satisfies NamesMessage, moved);
  fetched.then(
    (names) => hand(names, names),
    ({message, help}: IndexError) => hand({message, help}),
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
