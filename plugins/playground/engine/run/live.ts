/** An application that stays up, so that a reader can work its resources. */
import type {HttpAnswer, Resource} from '../../client/run';
import type {Fetch} from '../node/http';
import type {Simulation, Simulator} from './simulation';

export interface LiveApplication {
  readonly resources: readonly Resource[];
  /**
   * Calls a method of a resource: `push` of a queue, `peek` of a counter.
   *
   * @throws Error when there is no such resource or method, or when the method throws
   */
  call(path: string, method: string, args: readonly unknown[]): Promise<unknown>;
  /** Asks an API. @param url with the port that the API has in its attributes */
  request(url: string, init: RequestInit): Promise<HttpAnswer>;
  stop(): Promise<void>;
}

export async function startLive(simulation: Simulation, fetch: Fetch): Promise<LiveApplication> {
  const {simulator, close} = simulation;
  await simulator.start();
  return {
    resources: listResources(simulator),
    async call(path, method, args) {
      const resource = simulator.getResource(path);
      const member = resource[method];
      if (typeof member !== 'function') throw new Error(`${path} has no method ${method}.`);
      return member.call(resource, ...args);
    },
    async request(url, init) {
      const response = await fetch(url, init);
      const {status} = response;
      return {status, headers: toRecord(response.headers), body: await response.text()};
    },
    async stop() {
      await simulator.stop();
      close();
    },
  };
}

function listResources(simulator: Simulator): readonly Resource[] {
  return simulator.listResources().flatMap((path) => {
    const config = simulator.tryGetResourceConfig(path);
    // Only what can be sent to a page.
    const attributes = JSON.parse(JSON.stringify(config?.attrs ?? {})) as Resource['attributes'];
    return config ? [{path, type: config.type, attributes}] : [];
  });
}

function toRecord(headers: Headers): Record<string, string> {
  const record: Record<string, string> = {};
  headers.forEach((value, name) => (record[name] = value));
  return record;
}
