import type {Strategy} from 'workbox-strategies';

/** What the attribute `sandbox="allow-scripts"` says, as a header. */
const OPAQUE = 'sandbox allow-scripts';

/**
 * The document that programs run in, for a frame without the attribute `sandbox`: with it, a browser does not ask the worker. The
 * origin of the document is as opaque, since the header says the same; the document itself takes no greeting otherwise.
 */
export async function serveSandbox(strategy: Strategy, url: URL, event: ExtendableEvent): Promise<Response> {
  const answer = await strategy.handle({request: url.href, event});
  const headers = new Headers(answer.headers);
  // Beside those of the host: all of them apply.
  headers.append('Content-Security-Policy', OPAQUE);
  return new Response(answer.body, {status: answer.status, headers});
}
