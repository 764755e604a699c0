/** A response as the server writes it, or a request as the client writes it. */
import {Writable} from 'node:stream';

export type HeaderValue = number | string | readonly string[];
export type HeaderValues = Record<string, HeaderValue>;

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

  getHeaders(): HeaderValues {
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
