import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fetchBytes, MAX_SILENT_MILLISECONDS} from './fetchBytes';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that sends what the test tells it to. */
function stubServer() {
  let body!: ReadableStreamDefaultController<Uint8Array>;
  const cancel = vi.fn();
  vi.stubGlobal('fetch', async (_url: string, {signal}: RequestInit) => {
    const stream = new ReadableStream<Uint8Array>({start: (controller) => void (body = controller), cancel});
    signal?.addEventListener('abort', () => body.error(signal.reason));
    return new Response(stream);
  });
  return {
    cancel,
    send: (size: number) => body.enqueue(new Uint8Array(size).fill(7)),
    end: () => body.close(),
  };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('fetchBytes', () => {
  it('joins the parts of a file', async () => {
    const server = stubServer();
    const bytes = fetchBytes('/a', {maxBytes: 5});
    await settled();
    server.send(2);
    server.send(3);
    server.end();
    vi.useRealTimers();
    expect([...new Uint8Array(await bytes)]).toEqual([7, 7, 7, 7, 7]);
  });

  it('takes in no more than the limit', async () => {
    const server = stubServer();
    const failed = expect(fetchBytes('/a', {maxBytes: 5})).rejects.toThrow('/a has more than 5 bytes');
    await settled();
    server.send(3);
    server.send(3);
    await failed;
    expect(server.cancel).toHaveBeenCalledTimes(1);
  });

  it('waits as long as something comes, but not for a silent server', async () => {
    const server = stubServer();
    const failed = expect(fetchBytes('/a', {maxBytes: 99})).rejects.toThrow(
      '/a does not arrive: nothing has come for 30 seconds',
    );
    await settled();
    for (let part = 0; part < 5; part++) {
      await vi.advanceTimersByTimeAsync(MAX_SILENT_MILLISECONDS - 1);
      server.send(1);
      await settled();
    }
    await vi.advanceTimersByTimeAsync(MAX_SILENT_MILLISECONDS);
    await failed;
  });
});
