import {createLocalClient} from '@site/src/search/engine/localClient';
import type {SearchSettings} from './settings';

let local: ReturnType<typeof createLocalClient> | undefined;

/** The client of the engine in the reader's browser, unless the hosted service answers. */
export function getLocalClient({
  baseUrl,
  search,
}: SearchSettings): ReturnType<typeof createLocalClient> | undefined {
  if (search.engine === 'local') local ??= createLocalClient({baseUrl});
  return local;
}
