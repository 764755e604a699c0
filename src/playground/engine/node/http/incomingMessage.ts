/** A request as the server reads it, or a response as the client reads it, as far as Express and the simulator use it. */
import {Readable} from 'node:stream';
import type {HeaderValues} from './outgoingMessage';
import {Socket} from './socket';

interface MessageStart {
  readonly headers?: HeaderValues;
  readonly method?: string;
  readonly url?: string;
  readonly statusCode?: number;
  readonly statusMessage?: string;
}

export class IncomingMessage extends Readable {
  readonly httpVersion = '1.1';
  readonly httpVersionMajor = 1;
  readonly httpVersionMinor = 1;
  readonly headers: HeaderValues;
  readonly rawHeaders: readonly string[];
  readonly trailers = {};
  readonly socket = new Socket();
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

  /** Ends the message with its whole body. */
  finish(body: Uint8Array | undefined): void {
    if (body?.length) this.push(body);
    this.push(null);
    this.complete = true;
  }

  setTimeout(): this {
    return this;
  }
}
