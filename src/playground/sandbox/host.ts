/**
 * The script of the sandboxed documents. It does nothing in a document of any other origin than an opaque one: a site that
 * shows the document in a frame without a sandbox could else run scripts of its own under the origin of this site.
 */
import {GREETING} from '../messages/sandboxMessages';
import {serve} from './serve';

/** The bundled `guard.ts`; `document.ts` puts it in. */
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
