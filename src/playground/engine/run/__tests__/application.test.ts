import {describe, expect, it} from 'vitest';
import {readApplication} from '../application';

const TREE = {id: 'App', path: ''};
const CONNECTIONS = [{source: 'root/a', target: 'root/b', name: 'put()'}];

function readerOf(type: string): (path: string) => string {
  const files: Readonly<Record<string, object>> = {
    '/out/simulator.json': {resources: {'root/a': {type}}},
    '/out/tree.json': {version: 'tree-0.1', tree: TREE},
    '/out/connections.json': {version: 'connections-0.1', connections: CONNECTIONS},
  };
  return (path) => JSON.stringify(files[path]);
}

describe('readApplication', () => {
  it('reads the tree and the connections', () => {
    const application = readApplication('/out', readerOf('@winglang/sdk.cloud.Bucket'));
    expect(application).toEqual({tree: TREE, connections: CONNECTIONS});
  });

  it('does not support a container', () => {
    const read = readerOf('@winglang/sdk.sim.Container');
    expect(() => readApplication('/out', read)).toThrow('sim.Container cannot be used in the playground');
  });
});
