/**
 * The globals that no run needs and a program could misuse. The policy of the document and its opaque origin already block
 * all of them; removing them is the second line of defence, for the day that a browser has a hole in the first.
 */

/** Properties of the worker's global object or of an object that it inherits from. */
export const WORKER_GLOBALS = [
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

/** Properties of its navigator. */
export const NAVIGATOR_PROPERTIES = [
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

/** Deletes properties of an object and of all that it inherits from. One that cannot be deleted becomes `undefined`. */
export function removeGlobals(object: object, names: readonly string[]): void {
  for (const name of names) {
    for (let holder: object | null = object; holder; holder = Reflect.getPrototypeOf(holder)) {
      if (Reflect.has(holder, name) && !Reflect.deleteProperty(holder, name)) {
        Reflect.defineProperty(holder, name, {value: undefined});
      }
    }
  }
}
