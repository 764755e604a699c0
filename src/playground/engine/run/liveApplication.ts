/** An application that stays up, so that a reader can use its resources. */
import {formatCount} from '../../../lib/formatCount';
import {MAX_MESSAGE_CHARACTERS} from '../../sandbox/limits';
import type {HttpResponse, RunResource} from '../../messages/runEvents';
import type {Fetch} from '../node/http/fetch';
import {listResources} from './runningResources';
import type {Simulation} from './simulation';

export interface LiveApplication {
  readonly resources: readonly RunResource[];
  /**
   * Calls a method of a resource: `push` of a queue, `peek` of a counter.
   *
   * @returns the result of the method, as plain data
   * @throws Error when there is no such resource or method, when the method throws, or when the result is too large to be shown
   */
  call(path: string, method: string, args: readonly unknown[]): Promise<unknown>;
  /** Sends a request to an API. @param url with the port that the API has in its attributes @throws Error as above */
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

/** The SDK turns some of the simulator's JSON into objects of its own, which cannot be sent to a page. */
function toPlain(value: unknown): unknown {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) return undefined;
  if (text.length > MAX_MESSAGE_CHARACTERS)
    throw new Error(
      `The answer is too large: it has ${formatCount(text.length)} characters as JSON, and up to ${formatCount(MAX_MESSAGE_CHARACTERS)} can be shown.`,
    );
  return JSON.parse(text);
}
