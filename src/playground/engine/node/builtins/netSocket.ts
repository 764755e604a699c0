/** Node's socket, as far as it tells whether a server in memory listens on a port. Nothing can be sent over it. */
import {EventEmitter} from 'node:events';
import {connectionRefused, servers} from '../http';
import {enqueueTask} from '../enqueueTask';

type OnConnect = () => void;

export class Socket extends EventEmitter {
  destroyed = false;

  /** As in Node: a port and maybe a host, or options; and a callback. */
  connect(...args: readonly unknown[]): this {
    const onConnect = args.find((value) => typeof value === 'function') as OnConnect | undefined;
    if (onConnect) this.once('connect', onConnect);
    const [target] = args;
    const port = Number(typeof target === 'object' ? (target as {readonly port: unknown}).port : target);
    enqueueTask(() => {
      if (this.destroyed) return;
      if (servers.has(port)) this.emit('connect');
      else this.emit('error', connectionRefused(port));
    });
    return this;
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
