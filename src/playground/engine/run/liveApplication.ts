/** An application that stays up, so that a reader can work its resources. */
import {isPlainData} from '../../messages/plainData';
import type {HttpResponse, RunResource} from '../../messages/runEvents';
import type {Fetch} from '../node/http/fetch';
import {listResources} from './runningResources';
import type {Simulation} from './simulation';

export interface LiveApplication {
  readonly resources: readonly RunResource[];
  /**
   * Calls a method of a resource: `push` of a queue, `peek` of a counter.
   *
   * @returns what the method gives, as plain data
   * @throws Error when there is no such resource or method, when the method throws, or when a page could not show the answer
   */
  call(path: string, method: string, args: readonly unknown[]): Promise<unknown>;
  /** Asks an API. @param url with the port that the API has in its attributes @throws Error as above */
  request(url: string, init: RequestInit): Promise<HttpResponse>;
  stop(): Promise<void>;
}

export async function startLive(simulation: Simulation, fetch: Fetch): Promise<LiveApplication> {
  const {simulator, close} = simulation;
  await simulator.start();
  return {
    resources: listResources(simulator),
    call: async (path, method, args) => toPlain(await simulator.getResource(path)[method]!(...args)),
    async request(url, init) {
      const response = await fetch(url, init);
      const {status, headers} = response;
      const answer = {status, headers: Object.fromEntries(headers), body: await response.text()};
      return toPlain(answer) as HttpResponse;
    },
    async stop() {
      await simulator.stop();
      close();
    },
  };
}

/** What the simulator gives has been JSON; some of it has become objects of the SDK since. */
function toPlain(value: unknown): unknown {
  const text = JSON.stringify(value) as string | undefined;
  const plain: unknown = text === undefined ? undefined : JSON.parse(text);
  if (!isPlainData(plain)) throw new Error('The answer is too large to be shown.');
  return plain;
}
