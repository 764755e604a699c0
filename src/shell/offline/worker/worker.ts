/**
 * The service worker. Pages come from the network, and from the device where there is none; files that are named by what is in
 * them come from the device first. `src/shell/offline/README.md` says what is kept, and why no page gets files of another version.
 */
import {clientsClaim} from 'workbox-core';
import {registerRoute, setCatchHandler} from 'workbox-routing';
import {kindOf} from '../kinds';
import {readVisited} from '../visited';
import {absentPage} from './absentPage';
import {fetchedAhead} from './engine';
import {keyOf} from './keyOf';
import {serveSandbox} from './sandbox';
import type {WorkerSettings} from './settings';
import {createStore} from './store';

/** Written by the bundler. */
declare const SETTINGS: WorkerSettings;

const worker = globalThis as unknown as ServiceWorkerScope;
const {baseUrl, engineFiles} = SETTINGS;
const store = createStore(baseUrl, fetchedAhead(engineFiles, keep));

// It holds no state, and each version of it reads what the last has kept: it can take over while pages are open.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
clientsClaim();

registerRoute(
  ({url, request, sameOrigin}) => sameOrigin && isFrame(request) && kindOf(url, baseUrl) === 'sandbox',
  ({url, event}) => serveSandbox(store.strategyFor(url, 'default')!, url, event),
);
registerRoute(
  ({url, request, sameOrigin}) => sameOrigin && store.strategyFor(url, request.cache) !== undefined,
  ({url, request, event}) => store.strategyFor(url, request.cache)!.handle({request, event}),
);
setCatchHandler(({request}) =>
  request.destination === 'document' ? absentPage(baseUrl, request.url) : Promise.resolve(Response.error()),
);

// The first page was loaded without the worker.
worker.addEventListener('message', (event) => event.waitUntil(keepVisited(event)));

async function begin(): Promise<void> {
  // The request for a page does not wait for the worker to start.
  await worker.registration.navigationPreload?.enable();
  await store.deleteOldFormats();
}

async function keepVisited(event: ExtendableMessageEvent): Promise<void> {
  const addresses = readVisited(event.data, worker.location.origin);
  await Promise.all(
    [event.source?.url ?? [], ...addresses].flat().map((address) => keep(address, event, 'force-cache')),
  );
}

/** @param from `force-cache` takes what the browser has loaded before, however old it is; `only-if-cached` asks for nothing */
async function keep(address: string, event: ExtendableEvent, from: RequestCache): Promise<void> {
  const strategy = store.strategyFor(new URL(address), 'default');
  const mode = from === 'only-if-cached' ? 'same-origin' : 'cors';
  const request = new Request(keyOf(address, baseUrl), {cache: from, mode});
  const [answer, done] = strategy?.handleAll({request, event}) ?? [];
  // What cannot be had now is kept when it is asked for.
  await answer?.catch(() => undefined);
  await done?.catch(() => undefined);
}

function isFrame({mode, destination}: Request): boolean {
  return mode === 'navigate' && destination === 'iframe';
}
