/** A simulator of one counter and some tests, which writes down what it is told. */
import type {ResourceClient, Simulator} from '../simulation';

export interface FakeSimulator extends Simulator {
  readonly calls: readonly string[];
}

/** @param results what `runTest` gives, by the path of the test */
export function createFakeSimulator(results: Readonly<Record<string, object>> = {}): FakeSimulator {
  const calls: string[] = [];
  const note = async (call: string) => void calls.push(call);
  const resources: Readonly<Record<string, ResourceClient>> = {
    'root/cloud.TestRunner': {
      runTest: async (path) => (await note(`run ${String(path)}`), results[String(path)]),
    },
    'root/counter': {inc: async (amount) => amount},
  };
  return {
    calls,
    start: () => note('start'),
    stop: () => note('stop'),
    resetState: () => note('reset'),
    tree: () => ({listTests: () => Object.keys(results)}),
    listResources: () => ['root/counter', 'root/gone'],
    getResource(path) {
      const resource = resources[path];
      if (!resource) throw new Error(`Resource "${path}" not found.`);
      return resource;
    },
    tryGetResourceConfig: (path) =>
      path === 'root/counter'
        ? {type: '@winglang/sdk.cloud.Counter', attrs: {handle: 'c', call: () => 1}}
        : undefined,
    onTrace: () => undefined,
  };
}
