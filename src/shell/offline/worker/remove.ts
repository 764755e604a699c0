/**
 * Takes the place of the service worker where the site is built without one (`SERVICE_WORKER=remove`): browsers that had it get
 * this one at their next visit. It deletes everything that was kept, and itself.
 */
import {cacheNames, TIMES_DATABASE} from '../names';
import type {WorkerSettings} from './settings';

/** Written by the bundler. */
declare const SETTINGS: WorkerSettings;

const worker = globalThis as unknown as ServiceWorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cacheNames(SETTINGS.baseUrl).all));
  await Promise.all(own.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(TIMES_DATABASE);
  await worker.registration.unregister();
}
