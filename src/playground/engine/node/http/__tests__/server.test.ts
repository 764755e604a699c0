import {afterEach, describe, expect, it} from 'vitest';
import {createHttpModule} from '..';
import {dispatch} from '../dispatch';
import type {IncomingMessage} from '../incomingMessage';
import {Network} from '../network';
import type {ServerResponse} from '../serverResponse';

type Handler = (message: IncomingMessage, response: ServerResponse) => void;

const network = new Network();
const {createServer, get, request} = createHttpModule(network);

async function listen(handler: Handler, port = 0): Promise<number> {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({port}, resolve);
  });
  return server.address()!.port;
}

function readText(message: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    message.on('data', (chunk: unknown) => (text += String(chunk)));
    message.on('end', () => resolve(text));
  });
}

afterEach(() => network.close());

describe('a server', () => {
  it('gets a port of its own', async () => {
    const ports = await Promise.all([listen(() => undefined), listen(() => undefined)]);
    expect(new Set(ports).size).toBe(2);
  });

  it('does not get a port that is taken', async () => {
    const port = await listen(() => undefined);
    await expect(listen(() => undefined, port)).rejects.toMatchObject({code: 'EADDRINUSE'});
  });

  it('releases its port', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(4000, resolve));
    expect(server.address()).toMatchObject({address: '127.0.0.1', port: 4000});
    await new Promise<void>((resolve) => server.close(resolve));
    expect([server.address(), network.serverAt(4000)]).toEqual([null, undefined]);
  });

  it('does not let headers change after they are sent', async () => {
    let code = '';
    const port = await listen((_, response) => {
      response.write('start');
      try {
        response.setHeader('a', 'b');
      } catch (error) {
        code = (error as {code: string}).code;
      }
      response.end();
    });
    await dispatch(network, {port, method: 'GET', path: '/'});
    expect(code).toBe('ERR_HTTP_HEADERS_SENT');
  });

  it('answers HEAD without a body', async () => {
    const port = await listen((_, response) => response.setHeader('a', 1).end('text'));
    const {headers, body} = await dispatch(network, {port, method: 'HEAD', path: '/'});
    expect([headers.a, body.length]).toEqual([1, 0]);
  });
});

describe('a client', () => {
  it('reads what a server answers', async () => {
    const port = await listen((message, response) => response.end(`${message.method} ${message.url}`));
    const message = await new Promise<IncomingMessage>((resolve) =>
      get(`http://localhost:${port}/a?b`, resolve),
    );
    expect([message.statusCode, await readText(message)]).toEqual([200, 'GET /a?b']);
  });

  it('sends what is written to it', async () => {
    const port = await listen((message, response) => message.pipe(response));
    const message = await new Promise<IncomingMessage>((resolve) => {
      const sent = request({port, method: 'post', path: '/', headers: {a: 'b'}}, resolve);
      sent.write('one ');
      sent.end('two');
    });
    expect(await readText(message)).toBe('one two');
  });

  it('emits an error when no server listens', async () => {
    const error = await new Promise((resolve) => get('http://localhost:1').once('error', resolve));
    expect(error).toMatchObject({code: 'ECONNREFUSED'});
  });
});
