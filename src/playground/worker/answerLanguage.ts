/** Answers the requests of a page, one after the other. Requests that come before the compiler wait for it. */
import type {CompilerAssets} from '../engine/compiler/compile';
import {warmUp} from '../engine/compiler/warmUp';
import {createLanguageServices, type LanguageServices} from '../engine/compiler/languageServices';
import type {LanguageReply, LanguageRequest} from './languageProtocol';

export interface AnswerOptions {
  load(
    sizes: Readonly<Record<string, number>>,
    onProgress: (loaded: number, total: number) => void,
  ): Promise<CompilerAssets>;
  reply(reply: LanguageReply): void;
  /** Runs a task when there is nothing else to do. @default after what waits already */
  later?(task: () => void): void;
}

/** @returns what takes a request */
export function createAnswering(options: AnswerOptions): (request: LanguageRequest) => Promise<void> {
  const {load, reply, later = (task) => void setTimeout(task)} = options;
  let warming: Generator | undefined;
  let isWarming = false;
  let services: Promise<LanguageServices> | undefined;
  let newestUpdate: number | undefined;
  const begin = (sizes: Readonly<Record<string, number>>) => {
    const loading = load(sizes, (loaded, total) => reply({loaded, total})).then((assets) => {
      warming = warmUp(assets);
      return createLanguageServices(assets);
    });
    // What could not be loaded is tried again.
    loading.catch(() => (services = undefined));
    return loading;
  };
  const answer = async (request: LanguageRequest): Promise<unknown> => {
    if (request.method === 'load') {
      await (services ??= begin(request.parameters[0]));
      return undefined;
    }
    if (request.method === 'update') newestUpdate = request.id;
    if (!services) throw new Error('The compiler has not been loaded.');
    const ready = await services;
    // While the compiler was loaded, the program may have changed many times: only what it is now is looked at.
    if (request.method === 'update' && request.id !== newestUpdate) return [];
    const call = ready[request.method] as (...parameters: readonly unknown[]) => unknown;
    return call(...request.parameters);
  };
  const warmOn = () => {
    try {
      if (warming?.next().done === false) later(warmOn);
    } catch {
      // The reader's questions meet what is wrong as well, if they meet it at all.
    }
  };
  return async (request) => {
    try {
      reply({id: request.id, result: await answer(request)});
      // The reader waits for what is wrong, and asks more only then.
      if (request.method !== 'update' || isWarming) return;
      isWarming = true;
      later(warmOn);
    } catch (error) {
      reply({id: request.id, failure: error instanceof Error ? error.message : String(error)});
    }
  };
}
