/** Node's sockets, as far as they are used: to find out whether a server listens. They carry no data. */
import {EventEmitter} from 'node:events';
import {enqueueTask} from '../enqueueTask';
import {connectionRefused, type Network} from './network';

const ADDRESS = {address: '127.0.0.1', family: 'IPv4', port: 12_345};

/** What sockets and servers have in common: methods that set options, none of which does anything here. */
export class NetworkHandle extends EventEmitter {
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

export class Socket extends NetworkHandle {
  readonly remoteAddress = ADDRESS.address;
  readonly remotePort = ADDRESS.port;
  readonly encrypted = false;
  readonly readable = true;
  readonly writable = true;
  destroyed = false;

  /** @param network only a socket that connects needs it */
  constructor(private readonly network?: Network) {
    super();
  }

  /** As in Node: a port and maybe a host, or options; and a callback. */
  connect(...args: readonly unknown[]): this {
    const onConnect = args.find((value) => typeof value === 'function') as (() => void) | undefined;
    if (onConnect) this.once('connect', onConnect);
    const [target] = args;
    const port = Number(typeof target === 'object' ? (target as {readonly port: unknown}).port : target);
    enqueueTask(() => {
      if (this.destroyed) return;
      if (this.network?.serverAt(port)) this.emit('connect');
      else this.emit('error', connectionRefused(port));
    });
    return this;
  }

  address(): typeof ADDRESS {
    return ADDRESS;
  }

  destroy(): this {
    this.destroyed = true;
    return this;
  }

  write(): boolean {
    return true;
  }

  end(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  setNoDelay(): this {
    return this;
  }
}
