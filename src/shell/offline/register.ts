/** Brings the service worker. Loaded when the browser has nothing else to do (`src/shell/offline/behaviour.ts`). */
import {WORKER_FILE} from './names';
import type {Visited} from './visited';

let registered: Promise<void> | undefined;

/** Registers the worker, once for each document. @throws Error where the browser does not take it */
export function register(baseUrl: string): Promise<void> {
  registered ??= bring(baseUrl);
  return registered;
}

async function bring(baseUrl: string): Promise<void> {
  const {serviceWorker} = navigator;
  const isFirst = !serviceWorker.controller;
  await serviceWorker.register(`${baseUrl}${WORKER_FILE}`, {scope: baseUrl});
  if (!isFirst) return;
  const {active} = await serviceWorker.ready;
  // It has seen nothing of this page, which was there before it.
  const visited = performance.getEntriesByType('resource').map(({name}) => name);
  active?.postMessage({visited} satisfies Visited);
}
