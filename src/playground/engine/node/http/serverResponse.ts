import {Buffer} from 'node:buffer';
import statusCodes from 'statuses/codes.json';
import {enqueueTask} from '../enqueueTask';
import type {IncomingMessage} from './incomingMessage';
import {type HeaderValue, OutgoingMessage} from './outgoingMessage';

export const STATUS_CODES: Readonly<Record<number, string>> = statusCodes;

type HeaderList = Readonly<Record<string, HeaderValue>> | readonly HeaderValue[];

export class ServerResponse extends OutgoingMessage {
  readonly req: IncomingMessage;
  readonly socket: IncomingMessage['socket'];
  readonly connection: IncomingMessage['socket'];
  statusCode = 200;
  statusMessage: string | undefined;
  /** In Node, the first lines of the response; Express reads whether there are any. */
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

  /** Everything that was written. */
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
    // Express reads it right after the call, before the stream has finished.
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

function pairsOf(list: HeaderList | undefined): (readonly [string, HeaderValue])[] {
  if (!list) return [];
  if (!isFlatList(list)) return Object.entries(list);
  return list.flatMap((name, index) => (index % 2 === 0 ? [[String(name), list[index + 1]!] as const] : []));
}

function isFlatList(list: HeaderList): list is readonly HeaderValue[] {
  return Array.isArray(list);
}
