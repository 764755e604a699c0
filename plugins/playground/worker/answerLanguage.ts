/** Answers the requests of a page, one after the other. Requests that come before the compiler wait for it. */
import type {CompilerAssets} from '../engine/compiler/compile';
import {createLanguageServices, type LanguageServices} from '../engine/compiler/languageServices';
import type {LanguageReply, LanguageRequest} from './languageProtocol';

export interface AnswerOptions {
  load(
    sizes: Readonly<Record<string, number>>,
    onProgress: (loaded: number, total: number) => void,
  ): Promise<CompilerAssets>;
  reply(reply: LanguageReply): void;
}

/** @returns what takes a request */
export function createAnswering({load, reply}: AnswerOptions): (request: LanguageRequest) => Promise<void> {
  let services: Promise<LanguageServices> | undefined;
  let newestUpdate: number | undefined;
  const begin = (sizes: Readonly<Record<string, number>>) => {
    const loading = load(sizes, (loaded, total) => reply({loaded, total})).then(createLanguageServices);
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
  return async (request) => {
    try {
      reply({id: request.id, result: await answer(request)});
    } catch (error) {
      reply({id: request.id, failure: error instanceof Error ? error.message : String(error)});
    }
  };
}
