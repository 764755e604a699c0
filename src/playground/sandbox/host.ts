/**
 * The script of the sandboxed documents. It does nothing unless the document's origin is opaque: otherwise a site that shows
 * the document in a frame without a sandbox could run its own scripts under the origin of this site.
 */
import {GREETING} from '../messages/sandboxMessages';
import {serve} from './serve';

/** The bundled `guard.ts`, inserted by `document.ts`. */
declare const GUARD_SCRIPT: string;

if (self.origin === 'null' && window.parent !== window) window.addEventListener('message', greet);

function greet({source, data, ports: [port]}: MessageEvent<unknown>): void {
  if (source !== window.parent || data !== GREETING || !port) return;
  window.removeEventListener('message', greet);
  serve(port, {
    guard: GUARD_SCRIPT,
    compile: (bytes) => WebAssembly.compile(bytes),
    startWorker: (address) => new Worker(address),
    now: () => performance.now(),
  });
}
