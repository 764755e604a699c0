import {Buffer} from 'node:buffer';
import {dispatch} from './dispatch';
import {IncomingMessage} from './incomingMessage';
import type {Network} from './network';
import {type HeaderValue, type HeaderValues, OutgoingMessage} from './outgoingMessage';

interface RequestOptions {
  readonly method?: string;
  readonly port?: number | string | null;
  readonly path?: string | null;
  readonly headers?: Readonly<Record<string, HeaderValue>>;
}

type OnResponse = (response: IncomingMessage) => void;

/** As in Node: an address and maybe options, or options alone. */
export type RequestArguments = readonly [
  target: string | URL | RequestOptions,
  more?: RequestOptions | OnResponse,
  onResponse?: OnResponse,
];

/** A request to a server in memory. */
export class ClientRequest extends OutgoingMessage {
  readonly method: string;
  readonly path: string;
  private readonly port: number | string;

  constructor(
    private readonly network: Network,
    ...[target, more, onResponse]: RequestArguments
  ) {
    super();
    const options = {
      ...(isAddress(target) ? fromAddress(new URL(target)) : target),
      ...(typeof more === 'object' ? more : {}),
    };
    this.method = (options.method ?? 'GET').toUpperCase();
    this.path = options.path ?? '/';
    this.port = options.port || 80;
    for (const [name, value] of Object.entries(options.headers ?? {})) this.setHeader(name, value);
    const listener = typeof more === 'function' ? more : onResponse;
    if (listener) this.once('response', listener);
    this.once('finish', () => void this.send());
  }

  abort(): void {
    this.destroy();
  }

  setNoDelay(): void {}

  setSocketKeepAlive(): void {}

  private async send(): Promise<void> {
    try {
      const {port, method, path} = this;
      const body = Buffer.concat(this.chunks);
      const answer = await dispatch(this.network, {port, method, path, headers: this.getHeaders(), body});
      const {status: statusCode, statusText: statusMessage, headers} = answer;
      const response = new IncomingMessage({statusCode, statusMessage, headers: asTexts(headers)});
      this.emit('response', response);
      response.finish(answer.body);
    } catch (error) {
      this.emit('error', error);
    }
  }
}

function isAddress(target: string | URL | RequestOptions): target is string | URL {
  return typeof target === 'string' || target instanceof URL;
}

function fromAddress({port, pathname, search}: URL): RequestOptions {
  return {port, path: pathname + search};
}

function asTexts(headers: HeaderValues): HeaderValues {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'object' ? value : String(value)]),
  );
}
