/**
 * What the worker of a run has no use for, and a program could. The policy of the document and its opaque origin refuse all
 * of it already; taking it away is a second line, for the day that a browser has a hole in the first.
 */

/** Names of the worker's global, whichever object of its chain holds them. */
export const GLOBALS = [
  'BroadcastChannel',
  'EventSource',
  'FontFace',
  'Notification',
  'RTCPeerConnection',
  'SharedWorker',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'Worker',
  'XMLHttpRequest',
  'caches',
  'close',
  'cookieStore',
  'fonts',
  'importScripts',
  'indexedDB',
  'postMessage',
  'requestFileSystem',
  'requestFileSystemSync',
  'resolveLocalFileSystemURL',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemSyncURL',
  'webkitResolveLocalFileSystemURL',
] as const;

/** Names of its navigator. */
export const NAVIGATOR = [
  'gpu',
  'hid',
  'locks',
  'permissions',
  'serial',
  'serviceWorker',
  'storage',
  'storageBuckets',
  'usb',
] as const;

/** Takes names away from an object and from all that it inherits from. What cannot be deleted is left as `undefined`. */
export function takeAway(object: object, names: readonly string[]): void {
  for (const name of names) {
    for (let holder: object | null = object; holder; holder = Reflect.getPrototypeOf(holder)) {
      if (Reflect.has(holder, name) && !Reflect.deleteProperty(holder, name)) {
        Reflect.defineProperty(holder, name, {value: undefined});
      }
    }
  }
}
