/** Servers in memory: a port is a key in a map, and no request leaves the worker. */
import {Buffer} from 'node:buffer';
import {EventEmitter} from 'node:events';
import {enqueueTask} from '../enqueueTask';
import {type HeaderValue, type IncomingMessage, OutgoingMessage} from './messages';
import {STATUS_CODES} from './names';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type HeaderList = Readonly<Record<string, HeaderValue>> | readonly HeaderValue[];

const FIRST_FREE_PORT = 40_000;

/** The servers that listen, by port. */
export const servers = new Map<number, Server>();

export class ServerResponse extends OutgoingMessage {
  readonly req: IncomingMessage;
  readonly socket: IncomingMessage['socket'];
  readonly connection: IncomingMessage['socket'];
  statusCode = 200;
  statusMessage: string | undefined;
  /** Node has the first lines here; Express reads whether there are any. */
  _header: string | null = null;

  constructor(request: IncomingMessage) {
    super();
    this.req = request;
    this.socket = request.socket;
    this.connection = request.socket;
    this.once('finish', () => {
      this.sendHead();
      enqueueTask(() => this.emit('close'));
    });
  }

  /** All that was written. */
  takeBody(): Buffer {
    return Buffer.concat(this.chunks);
  }

  writeHead(code: number, message?: string | HeaderList, headers?: HeaderList): this {
    const list = typeof message === 'object' ? message : headers;
    for (const [name, value] of pairsOf(list)) this.setHeader(name, value);
    this.statusCode = code;
    if (typeof message === 'string') this.statusMessage = message;
    this.statusMessage ??= STATUS_CODES[code] ?? '';
    this.headersSent = true;
    this._header = `HTTP/1.1 ${code} ${this.statusMessage}\r\n`;
    return this;
  }

  override _write(chunk: Uint8Array, encoding: string, done: () => void): void {
    this.sendHead();
    super._write(chunk, encoding, done);
  }

  override end(...args: readonly unknown[]): this {
    // Express asks right after it, and not when all is written.
    this.finished = true;
    return super.end(...(args as Parameters<OutgoingMessage['end']>));
  }

  assignSocket(): void {}

  detachSocket(): void {}

  writeContinue(): void {}

  writeProcessing(): void {}

  private sendHead(): void {
    if (!this.headersSent) this.writeHead(this.statusCode);
  }
}

export class Server extends EventEmitter {
  listening = false;
  private port: number | undefined;

  constructor(options?: object | Listener, listener?: Listener) {
    super();
    const onRequest = typeof options === 'function' ? (options as Listener) : listener;
    if (onRequest) this.on('request', onRequest);
  }

  /** As in Node: a port, or `{port}`, and a callback in any place; without a port, the next free one. */
  listen(...args: readonly unknown[]): this {
    const onListening = args.find((value) => typeof value === 'function');
    const asked = portIn(args[0]);
    if (asked && servers.has(asked)) {
      const error = new Error(`listen EADDRINUSE: address already in use 127.0.0.1:${asked}`);
      enqueueTask(() => this.emit('error', Object.assign(error, {code: 'EADDRINUSE'})));
      return this;
    }
    this.port = asked || freePort();
    servers.set(this.port, this);
    this.listening = true;
    if (onListening) this.once('listening', onListening as () => void);
    enqueueTask(() => this.emit('listening'));
    return this;
  }

  address(): {readonly address: string; readonly port: number; readonly family: string} | null {
    return this.port === undefined ? null : {address: '127.0.0.1', port: this.port, family: 'IPv4'};
  }

  close(onClose?: () => void): this {
    if (this.port !== undefined && servers.get(this.port) === this) servers.delete(this.port);
    this.port = undefined;
    this.listening = false;
    enqueueTask(() => {
      onClose?.();
      this.emit('close');
    });
    return this;
  }

  closeAllConnections(): void {}

  closeIdleConnections(): void {}

  setTimeout(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

export function createServer(options?: object | Listener, listener?: Listener): Server {
  return new Server(options, listener);
}

function portIn(value: unknown): number {
  const port = typeof value === 'object' && value ? (value as {readonly port?: unknown}).port : value;
  return typeof port === 'function' ? 0 : Number(port ?? 0) || 0;
}

let lastPort = FIRST_FREE_PORT;

function freePort(): number {
  while (servers.has(lastPort)) lastPort += 1;
  const port = lastPort;
  lastPort += 1;
  return port;
}

function pairsOf(list: HeaderList | undefined): (readonly [string, HeaderValue])[] {
  if (!list) return [];
  if (!isFlatList(list)) return Object.entries(list);
  return list.flatMap((name, index) => (index % 2 === 0 ? [[String(name), list[index + 1]!] as const] : []));
}

function isFlatList(list: HeaderList): list is readonly HeaderValue[] {
  return Array.isArray(list);
}
