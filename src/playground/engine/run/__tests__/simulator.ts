/** A simulator of some resources and tests, which records its calls. */
import type {ResourceClient, ResourceConfig, Simulator} from '../simulation';

export interface FakeSimulator extends Simulator {
  readonly calls: readonly string[];
}

/** @param results what `runTest` returns, by the path of the test */
export function createFakeSimulator(results: Readonly<Record<string, object>> = {}): FakeSimulator {
  const calls: string[] = [];
  const note = async (call: string) => void calls.push(call);
  const resources: Readonly<Record<string, ResourceClient>> = {
    'root/cloud.TestRunner': {
      runTest: async (path) => (await note(`run ${String(path)}`), results[String(path)]),
    },
    'root/counter': {
      inc: async (amount) => amount,
      set: async () => undefined,
      since: async () => new Date(0),
      all: async () => [...'a'.repeat(1000)].map(() => Array.from({length: 1000}, () => 1)),
    },
  };
  return {
    calls,
    start: () => note('start'),
    stop: () => note('stop'),
    resetState: () => note('reset'),
    tree: () => ({
      listTests: () => Object.keys(results),
      rawDataForNode: (path) =>
        path === 'root/counter' ? {constructInfo: {fqn: '@winglang/sdk.cloud.Counter'}} : undefined,
    }),
    listResources: () => [...Object.keys(CONFIGS), 'root/gone'],
    getResource(path) {
      const resource = resources[path];
      if (!resource) throw new Error(`Resource "${path}" not found.`);
      return resource;
    },
    tryGetResourceConfig: (path) => CONFIGS[path],
    onTrace: () => undefined,
  };
}

const ROUTES = {'/a/{id}': {get: {}, put: {}}};

const CONFIGS: Readonly<Record<string, ResourceConfig>> = {
  'root/api': {
    type: '@winglang/sdk.cloud.Api',
    props: {openApiSpec: {paths: ROUTES}},
    attrs: {url: 'http://127.0.0.1:40000', call: () => 1},
  },
  // The simulator has a counter in this form only.
  'root/counter/Resource': {type: '@winglang/sdk.sim.Resource', props: {}, attrs: {handle: 'c'}},
  'root/own/Resource': {type: '@winglang/sdk.sim.Resource', props: {}, attrs: {handle: 'd'}},
};
