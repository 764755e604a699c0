import {enqueueTask} from '../enqueueTask';
import type {IncomingMessage} from './incomingMessage';
import type {Network} from './network';
import type {ServerResponse} from './serverResponse';
import {NetworkHandle} from './socket';

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** A server in memory: its port is a key in the network of the machine. */
export class Server extends NetworkHandle {
  listening = false;
  private port: number | undefined;

  constructor(
    private readonly network: Network,
    options?: object | RequestListener,
    listener?: RequestListener,
  ) {
    super();
    const onRequest = typeof options === 'function' ? (options as RequestListener) : listener;
    if (onRequest) this.on('request', onRequest);
  }

  /** As in Node: a port, or `{port}`, and a callback in any place; without a port, the next free one. */
  listen(...args: readonly unknown[]): this {
    const onListening = args.find((value) => typeof value === 'function');
    const requested = portIn(args[0]);
    const port = this.network.bind(this, requested);
    if (port === undefined) {
      const error = new Error(`listen EADDRINUSE: address already in use 127.0.0.1:${requested}`);
      enqueueTask(() => this.emit('error', Object.assign(error, {code: 'EADDRINUSE'})));
      return this;
    }
    this.port = port;
    this.listening = true;
    if (onListening) this.once('listening', onListening as () => void);
    enqueueTask(() => this.emit('listening'));
    return this;
  }

  address(): {readonly address: string; readonly port: number; readonly family: string} | null {
    return this.port === undefined ? null : {address: '127.0.0.1', port: this.port, family: 'IPv4'};
  }

  close(onClose?: () => void): this {
    if (this.port !== undefined && this.network.serverAt(this.port) === this) this.network.release(this.port);
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
}

function portIn(value: unknown): number {
  const port = typeof value === 'object' && value ? (value as {readonly port?: unknown}).port : value;
  return typeof port === 'function' ? 0 : Number(port ?? 0) || 0;
}
