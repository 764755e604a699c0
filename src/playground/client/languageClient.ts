/** Asks the language worker, which is started with the first question. */
import type {Diagnostic} from '../engine/compiler/diagnostics';
import type {LanguageServices} from '../engine/compiler/languageServices';
import type {ProgramFiles} from '../engine/compiler/lsp';
import {type EngineManifest, LANGUAGE_WORKER_FILE} from '../engine/fileNames';
import type {LanguageMethod, LanguageMethods, LanguageReply} from '../worker/languageProtocol';

export interface LanguageClientOptions {
  /** Path of the site, with a slash at both ends. */
  readonly baseUrl: string;
  readonly engine: EngineManifest;
  /** Starts a worker from the address of its script. @default in the browser's way */
  readonly startWorker?: (address: string) => Worker;
}

type Asynchronous = {
  readonly [M in keyof LanguageServices]: (
    ...parameters: Parameters<LanguageServices[M]>
  ) => Promise<ReturnType<LanguageServices[M]>>;
};

/**
 * The language services, from a page. Questions are about the program of the last update, so a changed program is to be
 * handed over before something is asked about it; one that is the same costs nothing.
 */
export interface LanguageClient extends Asynchronous {
  /**
   * Takes the program as it is now. When another update follows before the answer, the answer is that of the last one.
   *
   * @throws Error when the compiler cannot be loaded; the next question tries again
   */
  update(files: ProgramFiles, entry: string): Promise<readonly Diagnostic[]>;
  /** Loads the compiler ahead of the first question. */
  load(): Promise<void>;
  /**
   * Calls back with the bytes that have come, and those of all that is to come; at once, if there are any already.
   *
   * @returns ends it
   */
  onProgress(listener: ProgressListener): () => void;
  /** Ends the worker. What has not been answered is not going to be. */
  close(): void;
}

export type ProgressListener = (loaded: number, total: number) => void;

export function createLanguageClient(options: LanguageClientOptions): LanguageClient {
  const {baseUrl, engine, startWorker = (address) => new Worker(address)} = options;
  const waiting = new Map<number, {resolve(result: unknown): void; reject(error: Error): void}>();
  const listeners = new Set<ProgressListener>();
  let progress: Parameters<ProgressListener> | undefined;
  let worker: Worker | undefined;
  let loading: Promise<void> | undefined;
  let program: Parameters<LanguageServices['update']> | undefined;
  let newest: Promise<readonly Diagnostic[]> | undefined;
  let asked = 0;

  const settle = ({data}: MessageEvent<LanguageReply>): void => {
    if ('loaded' in data) {
      progress = [data.loaded, data.total];
      for (const listener of listeners) listener(...progress);
      return;
    }
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) question?.reject(new Error(data.failure));
    else question?.resolve(data.result);
  };
  const end = (message: string): void => {
    worker?.terminate();
    worker = undefined;
    loading = undefined;
    const questions = [...waiting.values()];
    waiting.clear();
    for (const {reject} of questions) reject(new Error(message));
  };
  const post = <M extends LanguageMethod>(method: M, ...parameters: Parameters<LanguageMethods[M]>) =>
    new Promise<ReturnType<LanguageMethods[M]>>((resolve, reject) => {
      const id = asked++;
      waiting.set(id, {resolve: resolve, reject});
      worker!.postMessage({id, method, parameters});
    });
  const load = (): Promise<void> => {
    if (!worker) {
      worker = startWorker(`${baseUrl}${engine.directory}/${LANGUAGE_WORKER_FILE}`);
      worker.onmessage = settle;
      worker.onerror = ({message}) =>
        end(`The language worker has stopped: ${message || 'its script cannot be loaded'}`);
    }
    if (!loading) {
      const begun = post('load', engine.files);
      loading = begun;
      begun.catch(() => {
        if (loading === begun) loading = undefined;
      });
      // A worker that comes after another one does not know the program.
      if (program) post('update', ...program).catch(() => undefined);
    }
    return loading;
  };
  const ask =
    <M extends keyof LanguageServices>(method: M) =>
    async (...parameters: Parameters<LanguageServices[M]>): Promise<ReturnType<LanguageServices[M]>> => {
      load().catch(() => undefined);
      return post(method, ...parameters);
    };
  const update = ask('update');
  return {
    load,
    complete: ask('complete'),
    hover: ask('hover'),
    signatureHelp: ask('signatureHelp'),
    definition: ask('definition'),
    prepareRename: ask('prepareRename'),
    rename: ask('rename'),
    symbols: ask('symbols'),
    update(files, entry) {
      const own = update(files, entry);
      program = [files, entry];
      const follow = () => (newest === last ? own : newest!);
      const last: Promise<readonly Diagnostic[]> = own.then(follow, follow);
      newest = last;
      return last;
    },
    onProgress(listener) {
      listeners.add(listener);
      if (progress) listener(...progress);
      return () => void listeners.delete(listener);
    },
    close: () => end('The language worker has been ended.'),
  };
}
