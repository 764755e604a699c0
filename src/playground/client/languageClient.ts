/** The language services, from a page: requests to the language worker, which starts with the first of them. */
import {createPendingRequests} from '../../lib/pendingRequests';
import type {ProgramDiagnostic} from '../engine/compiler/diagnostics';
import type {LanguageServices} from '../engine/compiler/languageServices';
import {type EngineManifest, LANGUAGE_WORKER_FILE} from '../engine/fileNames';
import type {ProgramFiles} from '../messages/runEvents';
import type {DownloadProgress} from '../model/downloadProgress';
import type {LanguageMessage, LanguageMethod, LanguageMethods} from '../worker/languageMessages';

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
  /** Ends the worker, and rejects the requests that wait for it. */
  close(): void;
}

export function createLanguageClient(options: LanguageClientOptions): LanguageClient {
  const {engine} = options;
  let connection: Connection | undefined;
  let loading: Promise<void> | undefined;
  let program: Parameters<LanguageServices['update']> | undefined;
  let newest: Promise<readonly ProgramDiagnostic[]> | undefined;

  const forget = () => (connection = loading = undefined);
  const load = (): Promise<void> => {
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
      return connection!.request(name, ...params);
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
      connection?.close('The language worker has been ended.');
      forget();
    },
  };
  return client;
}

/** One worker, with the requests that wait for it. */
interface Connection {
  request<M extends LanguageMethod>(
    method: M,
    ...params: Parameters<LanguageMethods[M]>
  ): Promise<ReturnType<LanguageMethods[M]>>;
  close(reason: string): void;
}

function connect({baseUrl, engine, ...options}: LanguageClientOptions, onEnd: () => void): Connection {
  const {onProgress, startWorker = (address) => new Worker(address)} = options;
  const worker = startWorker(`${baseUrl}${engine.directory}/${LANGUAGE_WORKER_FILE}`);
  const pending = createPendingRequests();
  const close = (reason: string) => {
    worker.terminate();
    pending.rejectAll(new Error(reason));
  };
  worker.onmessage = ({data}: MessageEvent<LanguageMessage>) => {
    if ('progress' in data) onProgress?.(data.progress);
    else if ('error' in data) pending.reject(data.id, new Error(data.error.message));
    else pending.resolve(data.id, data.result);
  };
  worker.onerror = ({message}) => {
    close(`The language worker has stopped: ${message || 'its script cannot be loaded'}`);
    onEnd();
  };
  return {
    request: <M extends LanguageMethod>(method: M, ...params: Parameters<LanguageMethods[M]>) =>
      pending.add((id) => worker.postMessage({id, method, params})) as Promise<
        ReturnType<LanguageMethods[M]>
      >,
    close,
  };
}
