/** Serves the requests of a page, one after the other. Requests that arrive before the compiler wait for it. */
import {MissingFileError} from '../../lib/fetchFile';
import type {CompilerAssets} from '../engine/compiler/compile';
import {createLanguageServices, type LanguageServices} from '../engine/compiler/languageServices';
import {warmUp} from '../engine/compiler/warmUp';
import type {LanguageMessage, LanguageRequest} from './languageMessages';

interface LanguageServerOptions {
  load(
    sizes: Readonly<Record<string, number>>,
    onProgress: (loaded: number, total: number) => void,
  ): Promise<CompilerAssets>;
  send(message: LanguageMessage): void;
  /** Schedules a task for when nothing else is to do. @default a task after those that wait already */
  schedule?(task: () => void): void;
}

/** @returns the handler of a request */
export function createLanguageServer(
  options: LanguageServerOptions,
): (request: LanguageRequest) => Promise<void> {
  const {load, send, schedule = (task) => void setTimeout(task)} = options;
  let services: Promise<LanguageServices> | undefined;
  let newestUpdate: number | undefined;
  let warmUpSteps: Generator | undefined;
  let isWarm = false;

  const loadServices = (sizes: Readonly<Record<string, number>>) => {
    const loading = load(sizes, (loaded, total) => send({progress: {loaded, total}})).then((assets) => {
      warmUpSteps = warmUp(assets);
      return createLanguageServices(assets);
    });
    // The next request to load tries again.
    loading.catch(() => (services = undefined));
    return loading;
  };
  const respond = async (request: LanguageRequest): Promise<unknown> => {
    if (request.method === 'load') {
      await (services ??= loadServices(request.params[0]));
      return undefined;
    }
    if (request.method === 'update') newestUpdate = request.id;
    if (!services) throw new Error('The compiler has not been loaded.');
    const loaded = await services;
    // While the compiler was loading, the program may have changed many times: only the last version is read.
    if (request.method === 'update' && request.id !== newestUpdate) return [];
    const method = loaded[request.method] as (...params: readonly unknown[]) => unknown;
    return method(...request.params);
  };
  const warmUpNext = () => {
    try {
      if (warmUpSteps?.next().done === false) schedule(warmUpNext);
    } catch {
      // A request of the reader fails with the same error, if it needs the same function at all.
    }
  };
  return async (request) => {
    try {
      send({id: request.id, result: await respond(request)});
      // The first diagnostics are more urgent than the warm-up; whatever else the reader requests comes later.
      if (request.method !== 'update' || isWarm) return;
      isWarm = true;
      schedule(warmUpNext);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      send({id: request.id, error: {message, ...(error instanceof MissingFileError && {isMissing: true})}});
    }
  };
}
