import type {WorkboxPlugin} from 'workbox-core';
import {SANDBOX_FILES} from '../../../playground/engine/fileNames';

type Keep = (address: string, event: ExtendableEvent, from: RequestCache) => Promise<void>;

/**
 * With the first file of an engine, keeps the others that the browser has loaded before the worker came, without loading them
 * again, and the documents that programs run in: a sandboxed frame asks the network and never the worker.
 *
 * @param names of the engine's files
 */
export function fetchedAhead(names: readonly string[], keep: Keep): WorkboxPlugin['cacheDidUpdate'] {
  const seen = new Set<string>();
  return async ({request, event}) => {
    const folder = new URL('.', request.url).href;
    if (seen.has(folder)) return;
    seen.add(folder);
    await Promise.all(
      names.map((name) => {
        return keep(folder + name, event, SANDBOX_FILES.includes(name) ? 'default' : 'only-if-cached');
      }),
    );
  };
}
