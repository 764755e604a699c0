/**
 * What a service worker has beyond a page, with the names that workbox's types have for it. TypeScript's own types of workers cannot
 * be used beside those of pages.
 */

/** The browser lets the worker live until the work is done. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  /** The page that has sent it. */
  readonly source: {readonly url: string} | null;
}

interface ServiceWorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}
