import {afterEach, describe, expect, it, vi} from 'vitest';
import {UnsupportedFeatureError} from '../../../../messages/unsupportedFeature';
import {createFetch, type Fetch} from '../fetch';
import type {IncomingMessage} from '../incomingMessage';
import {Network} from '../network';
import {Server} from '../server';
import type {ServerResponse} from '../serverResponse';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const network = new Network();
const fetchWith = (outside?: Fetch) => createFetch(network, outside);

/** Starts a server. @returns its address */
async function serve(handler: Handler): Promise<string> {
  const server = new Server(network, handler);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://127.0.0.1:${server.address()!.port}`;
}

afterEach(() => network.close());

describe('fetch', () => {
  it('brings method, path, headers and body to the server and its answer back', async () => {
    const address = await serve((request, response) => {
      const {method, url, headers} = request;
      let body = '';
      request.on('data', (chunk: unknown) => (body += String(chunk)));
      request.on('end', () => {
        response.writeHead(201, {'X-Kind': 'echo'});
        response.write(JSON.stringify({method, url, host: headers.host, length: headers['content-length']}));
        response.end(body);
      });
    });
    const response = await fetchWith()(`${address}/a/b?c=d`, {method: 'post', body: 'grüße'});
    expect([response.status, response.statusText, response.headers.get('x-kind')]).toEqual([
      201,
      'Created',
      'echo',
    ]);
    const received = {method: 'POST', url: '/a/b?c=d', host: address.slice('http://'.length), length: '7'};
    expect(await response.text()).toBe(`${JSON.stringify(received)}grüße`);
  });

  it('sends headers that browsers keep for themselves', async () => {
    const address = await serve((request, response) => response.end(String(request.headers.cookie)));
    const response = await fetchWith()(address, {headers: {Cookie: 'a=b'}});
    expect(await response.text()).toBe('a=b');
  });

  it('keeps the cookies that a server sets', async () => {
    const address = await serve((_, response) => response.setHeader('Set-Cookie', ['a=1', 'b=2']).end());
    expect((await fetchWith()(address)).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it.each([
    [302, 'POST', 'GET  at /end'],
    [303, 'PUT', 'GET  at /end'],
    [307, 'POST', 'POST text at /end'],
  ])('follows a redirect with status %i after %s', async (status, method, expected) => {
    const address = await serve((request, response) => {
      if (request.url === '/start') {
        response.writeHead(status, {location: '/end'}).end();
        return;
      }
      let body = '';
      request.on('data', (chunk: unknown) => (body += String(chunk)));
      request.on('end', () => response.end(`${request.method} ${body} at ${request.url}`));
    });
    const response = await fetchWith()(`${address}/start`, {method, body: 'text'});
    expect([response.redirected, response.url, await response.text()]).toEqual([
      true,
      `${address}/end`,
      expected,
    ]);
  });

  it('leaves a redirect to the program when it asks for that', async () => {
    const address = await serve((_, response) => response.writeHead(301, {location: '/end'}).end());
    expect((await fetchWith()(address, {redirect: 'manual'})).status).toBe(301);
    await expect(fetchWith()(address, {redirect: 'error'})).rejects.toThrow('fetch failed');
  });

  it('fails as in Node where nothing listens', async () => {
    await expect(fetchWith()('http://localhost:1')).rejects.toMatchObject({
      message: 'fetch failed',
      cause: {code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:1'},
    });
  });

  it('names an address that it cannot read', async () => {
    await expect(fetchWith()('/hello')).rejects.toThrow('Failed to parse URL from /hello');
  });

  it('ends when it is aborted', async () => {
    const address = await serve(() => undefined);
    const controller = new AbortController();
    const answer = fetchWith()(address, {signal: controller.signal});
    setTimeout(() => controller.abort(), 5);
    await expect(answer).rejects.toMatchObject({name: 'AbortError', message: 'This operation was aborted'});
  });

  it('rejects a request to another host, which it names', async () => {
    const answer = fetchWith()('https://example.com/path');
    await expect(answer).rejects.toBeInstanceOf(UnsupportedFeatureError);
    await expect(answer).rejects.toMatchObject({feature: 'A request to https://example.com'});
  });

  it('asks other hosts when the run may', async () => {
    const outside = vi.fn(async () => new Response('from outside'));
    const response = await fetchWith(outside)('https://example.com/', {method: 'PUT'});
    expect(await response.text()).toBe('from outside');
    expect(outside).toHaveBeenCalledWith('https://example.com/', {method: 'PUT'});
  });

  it('rejects a redirect to another host', async () => {
    const address = await serve((_, response) =>
      response.writeHead(302, {location: 'https://example.com/'}).end(),
    );
    await expect(fetchWith()(address)).rejects.toBeInstanceOf(UnsupportedFeatureError);
  });
});
