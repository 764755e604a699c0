import {describe, expect, it} from 'vitest';
import {parseOutput} from '../output';

const node = (id: string, children = {}) => ({
  id,
  path: id,
  children,
  constructInfo: {fqn: 'a.B'},
});

describe('parseOutput', () => {
  it('reads the fields that it knows, at any depth', () => {
    const tree = node('root', {Default: node('Default', {Bucket: node('Bucket')})});
    expect(parseOutput('tree.json', JSON.stringify({tree, version: 'tree-0.1'}))).toEqual({tree});
  });

  it.each([
    ['tree.json', {}, 'tree: Invalid key: Expected "tree" but received undefined'],
    [
      'tree.json',
      {tree: node('root', {Default: {id: 1}})},
      'tree.children.Default.id: Invalid type: Expected string but received 1',
    ],
    [
      'tree.json',
      {tree: node('root', {Default: {id: 1}})},
      'tree.children.Default.path: Invalid key: Expected "path" but received undefined',
    ],
    [
      'connections.json',
      {connections: [{source: 'a', target: 'b'}]},
      'connections.0.name: Invalid key: Expected "name" but received undefined',
    ],
    [
      'simulator.json',
      {resources: {a: {}}},
      'resources.a.type: Invalid key: Expected "type" but received undefined',
    ],
    [
      'main.tf.json',
      {resource: {aws: {a: 1}}},
      'resource.aws.a: Invalid type: Expected Object but received 1',
    ],
  ] as const)('names each field of %s with an unexpected value', (name, value, message) => {
    expect(() => parseOutput(name, JSON.stringify(value))).toThrow(`- ${message}`);
  });

  it('names the file that is not JSON', () => {
    expect(() => parseOutput('tree.json', '<html>')).toThrow(
      'tree.json, which the compiler wrote, is not JSON',
    );
  });
});
