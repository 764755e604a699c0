/** What goes to a server and comes back, as far as Express and the simulator use Node's classes. */
import {EventEmitter} from 'node:events';
import {Readable, Writable} from 'node:stream';

export type HeaderValue = number | string | readonly string[];
export type Headers = Record<string, HeaderValue>;

interface MessageStart {
  readonly headers?: Headers;
  readonly method?: string;
  readonly url?: string;
  readonly statusCode?: number;
  readonly statusMessage?: string;
}

const ADDRESS = {address: '127.0.0.1', family: 'IPv4', port: 12_345};

/** Stands where Node has the connection: nothing can be sent over it. */
export class IdleSocket extends EventEmitter {
  readonly remoteAddress = ADDRESS.address;
  readonly remotePort = ADDRESS.port;
  readonly encrypted = false;
  readonly readable = true;
  readonly writable = true;
  destroyed = false;

  address(): typeof ADDRESS {
    return ADDRESS;
  }

  destroy(): this {
    this.destroyed = true;
    return this;
  }

  setTimeout(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  end(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

/** A request as the server reads it, or a response as the client reads it. */
export class IncomingMessage extends Readable {
  readonly httpVersion = '1.1';
  readonly httpVersionMajor = 1;
  readonly httpVersionMinor = 1;
  readonly headers: Headers;
  readonly rawHeaders: readonly string[];
  readonly trailers = {};
  readonly socket = new IdleSocket();
  readonly connection = this.socket;
  readonly aborted = false;
  readonly method?: string;
  readonly statusCode?: number;
  readonly statusMessage?: string;
  /** Express changes it while it goes from one handler to the next. */
  url: string;
  complete = false;

  constructor({headers = {}, method, url = '', statusCode, statusMessage}: MessageStart = {}) {
    super({read: () => undefined});
    this.headers = headers;
    this.rawHeaders = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
    this.method = method;
    this.url = url;
    this.statusCode = statusCode;
    this.statusMessage = statusMessage;
  }

  /** Gives the message its whole body. */
  finish(body: Uint8Array | undefined): void {
    if (body?.length) this.push(body);
    this.push(null);
    this.complete = true;
  }

  setTimeout(): this {
    return this;
  }
}

/** A response as the server writes it, or a request as the client writes it. */
export class OutgoingMessage extends Writable {
  readonly sendDate = true;
  headersSent = false;
  finished = false;
  protected readonly chunks: Uint8Array[] = [];
  private readonly fields = new Map<string, readonly [name: string, value: HeaderValue]>();

  setHeader(name: string, value: HeaderValue): this {
    if (this.headersSent) {
      const error = new Error('Cannot set headers after they are sent to the client');
      throw Object.assign(error, {code: 'ERR_HTTP_HEADERS_SENT'});
    }
    this.fields.set(String(name).toLowerCase(), [name, value]);
    return this;
  }

  appendHeader(name: string, value: HeaderValue): this {
    const known = this.getHeader(name);
    return this.setHeader(name, known === undefined ? value : [known, value].flat().map(String));
  }

  getHeader(name: string): HeaderValue | undefined {
    return this.fields.get(String(name).toLowerCase())?.[1];
  }

  removeHeader(name: string): void {
    this.fields.delete(String(name).toLowerCase());
  }

  hasHeader(name: string): boolean {
    return this.fields.has(String(name).toLowerCase());
  }

  getHeaderNames(): string[] {
    return [...this.fields.keys()];
  }

  getHeaders(): Headers {
    return Object.fromEntries([...this.fields].map(([name, [, value]]) => [name, value]));
  }

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }

  flushHeaders(): void {}

  addTrailers(): void {}

  setTimeout(): this {
    return this;
  }
}
