/** The language services, from a page: requests to the language worker, which starts with the first of them. */
import {fetchFile, MissingFileError} from '../../lib/fetchFile';
import {createPendingRequests} from '../../lib/pendingRequests';
import type {ProgramDiagnostic} from '../engine/compiler/diagnostics';
import type {LanguageServices} from '../engine/compiler/languageServices';
import {type EngineManifest, LANGUAGE_WORKER_FILE} from '../engine/fileNames';
import type {ProgramFiles} from '../messages/runEvents';
import type {DownloadProgress} from '../model/downloadProgress';
import {StuckCompilerError} from './errors';
import type {LanguageMessage, LanguageMethod, LanguageMethods} from '../worker/languageMessages';
import {startWatchdog, type Watchdog} from '../../lib/watchdog';

interface LanguageClientOptions {
  /** Path of the site, with a slash at both ends. */
  readonly baseUrl: string;
  readonly engine: EngineManifest;
  /** Called whenever more of the compiler has arrived. */
  readonly onProgress?: (progress: DownloadProgress) => void;
  /** Starts a worker from the address of its script. @default `new Worker(address)` */
  readonly startWorker?: (address: string) => Worker;
}

type Asynchronous = {
  readonly [M in keyof LanguageServices]: (
    ...params: Parameters<LanguageServices[M]>
  ) => Promise<ReturnType<LanguageServices[M]>>;
};

/** Requests are about the program of the last update. An update with an unchanged program costs nothing. */
export interface LanguageClient extends Asynchronous {
  /**
   * Reads the program as it is now. If another update follows before the response, both resolve to the diagnostics of the
   * last one.
   *
   * @throws Error when the compiler cannot be loaded; the next request tries again
   */
  update(files: ProgramFiles, entry: string): Promise<readonly ProgramDiagnostic[]>;
  /** Updates one file, when there is a program, ahead of requests about a text that `update` does not have yet. */
  didChange(uri: string, text: string): void;
  /** Loads the compiler ahead of the first request. */
  load(): Promise<void>;
  /** Ends the worker, and rejects the requests that wait for it and all later ones. */
  close(): void;
}

/**
 * How long the compiler may work on one request. A program of 80,000 open parentheses takes it a minute, one that people write a
 * moment.
 */
const MAX_BUSY_MILLISECONDS = 10_000;

export function createLanguageClient(options: LanguageClientOptions): LanguageClient {
  const {engine} = options;
  let connection: Connection | undefined;
  let loading: Promise<void> | undefined;
  let program: Parameters<LanguageServices['update']> | undefined;
  let newest: Promise<readonly ProgramDiagnostic[]> | undefined;
  let isClosed = false;

  const forget = (error: Error) => {
    connection = loading = undefined;
    // The next worker would not come back from it either.
    if (error instanceof StuckCompilerError) program = undefined;
  };
  const load = (): Promise<void> => {
    if (isClosed) return Promise.reject(closedError());
    const {request} = (connection ??= connect(options, forget));
    if (!loading) {
      const started = request('load', engine.files);
      loading = started;
      started.catch(() => {
        if (loading === started) loading = undefined;
      });
      // A new worker does not know the program.
      if (program) request('update', ...program).catch(() => undefined);
    }
    return loading;
  };
  const method =
    <M extends keyof LanguageServices>(name: M) =>
    async (...params: Parameters<LanguageServices[M]>): Promise<ReturnType<LanguageServices[M]>> => {
      load().catch(() => undefined);
      if (!connection) throw closedError();
      return connection.request(name, ...params);
    };
  const requestUpdate = method('update');
  const client: LanguageClient = {
    load,
    completion: method('completion'),
    hover: method('hover'),
    signatureHelp: method('signatureHelp'),
    definition: method('definition'),
    prepareRename: method('prepareRename'),
    rename: method('rename'),
    documentSymbols: method('documentSymbols'),
    update(files, entry) {
      const diagnostics = requestUpdate(files, entry);
      program = [files, entry];
      const latest = () => (newest === result ? diagnostics : newest!);
      const result: Promise<readonly ProgramDiagnostic[]> = diagnostics.then(latest, latest);
      newest = result;
      return result;
    },
    didChange(uri, text) {
      if (!program) return;
      const [files, entry] = program;
      client.update({...files, [uri]: text}, entry).catch(() => undefined);
    },
    close() {
      isClosed = true;
      connection?.close(closedError());
    },
  };
  return client;
}

function closedError(): Error {
  return new Error('The language worker has been ended.');
}

/** One worker, with the requests that wait for it. */
interface Connection {
  request<M extends LanguageMethod>(
    method: M,
    ...params: Parameters<LanguageMethods[M]>
  ): Promise<ReturnType<LanguageMethods[M]>>;
  /** Ends the worker, and rejects the requests with the reason. */
  close(reason: Error): void;
}

function connect(
  {baseUrl, engine, ...options}: LanguageClientOptions,
  onEnd: (reason: Error) => void,
): Connection {
  const {onProgress, startWorker = (address) => new Worker(address)} = options;
  const script = `${baseUrl}${engine.directory}/${LANGUAGE_WORKER_FILE}`;
  const worker = startWorker(script);
  const pending = createPendingRequests();
  let isOver = false;
  const close = (reason: Error) => {
    // Another worker may have taken its place.
    if (isOver) return;
    isOver = true;
    worker.terminate();
    onEnd(reason);
    pending.rejectAll(reason);
  };
  const limit = createBusyLimit(() =>
    close(
      new StuckCompilerError(
        `The compiler has worked on this program for more than ${MAX_BUSY_MILLISECONDS / 1000} seconds, and was stopped.`,
      ),
    ),
  );
  let loading: Promise<unknown> | undefined;
  worker.onmessage = ({data}: MessageEvent<LanguageMessage>) => {
    limit.beat();
    if ('progress' in data) onProgress?.(data.progress);
    else if ('error' in data) pending.reject(data.id, toError(data.error));
    else pending.resolve(data.id, data.result);
  };
  worker.onerror = ({message}) => {
    const failed = message
      ? Promise.resolve(new Error(`The language worker has stopped: ${message}`))
      : findMissingScript(script);
    failed.then(close, close);
  };
  return {
    request(method, ...params) {
      const answer = pending.add((id) => worker.postMessage({id, method, params}));
      if (method === 'load') loading = answer;
      // All others wait for the compiler, whose download may take long.
      else loading?.then(() => limit.watch(answer)).catch(() => undefined);
      return answer as Promise<ReturnType<LanguageMethods[typeof method]>>;
    },
    close,
  };
}

function toError({message, isMissing}: {readonly message: string; readonly isMissing?: boolean}): Error {
  return isMissing ? new MissingFileError(message) : new Error(message);
}

/** Why a script cannot be loaded. What the browser has kept of it may be an error: the next worker gets what is there now. */
async function findMissingScript(script: string): Promise<Error> {
  try {
    await fetchFile(script, {cache: 'reload'});
    return new Error('The language worker has stopped: its script cannot be loaded');
  } catch (error) {
    return error as Error;
  }
}

/** Counts the time in which requests wait and nothing comes. */
function createBusyLimit(onSilence: () => void) {
  let watchdog: Watchdog | undefined;
  let waiting = 0;
  const end = () => {
    waiting -= 1;
    if (waiting > 0) return;
    watchdog?.end();
    watchdog = undefined;
  };
  return {
    beat: () => watchdog?.beat(),
    watch(answer: Promise<unknown>) {
      waiting += 1;
      watchdog ??= startWatchdog(MAX_BUSY_MILLISECONDS, onSilence);
      answer.then(end, end);
    },
  };
}
