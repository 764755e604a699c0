/** The network of one machine: the servers that listen, by port. Nothing leaves the worker. */
import type {EventEmitter} from 'node:events';

const FIRST_FREE_PORT = 40_000;

export class Network {
  private readonly servers = new Map<number, EventEmitter>();
  private nextPort = FIRST_FREE_PORT;

  serverAt(port: number): EventEmitter | undefined {
    return this.servers.get(port);
  }

  /**
   * Lets a server listen.
   *
   * @param port 0 for the next free one
   * @returns the port; nothing when another server has it
   */
  bind(server: EventEmitter, port: number): number | undefined {
    if (this.servers.has(port)) return undefined;
    const bound = port || this.takeFreePort();
    this.servers.set(bound, server);
    return bound;
  }

  release(port: number): void {
    this.servers.delete(port);
  }

  /** Ends all servers. */
  close(): void {
    this.servers.clear();
  }

  private takeFreePort(): number {
    while (this.servers.has(this.nextPort)) this.nextPort += 1;
    this.nextPort += 1;
    return this.nextPort - 1;
  }
}

/** Node's error for a port that no server listens on. */
export function connectionRefused(port: number): Error {
  return Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), {
    code: 'ECONNREFUSED',
    errno: -111,
    syscall: 'connect',
    address: '127.0.0.1',
    port,
  });
}
