import {describe, expect, it} from 'vitest';
import {parseOutput} from '../output';

const node = (id: string, children = {}) => ({
  id,
  path: id,
  children,
  constructInfo: {fqn: 'a.B', version: '1'},
});

describe('parseOutput', () => {
  it('reads what is known, at any depth, and keeps the rest', () => {
    const tree = node('root', {Default: node('Default', {Bucket: node('Bucket')})});
    expect(parseOutput('tree.json', JSON.stringify({tree, version: 'tree-0.1'})).tree).toEqual(tree);
  });

  it.each([
    ['tree.json', {}, '"tree" is required'],
    ['tree.json', {tree: node('root', {Default: {id: 1}})}, '"tree.children.Default.id" must be a string'],
    ['tree.json', {tree: node('root', {Default: {id: 1}})}, '"tree.children.Default.path" is required'],
    ['connections.json', {connections: [{source: 'a', target: 'b'}]}, '"connections[0].name" is required'],
    ['simulator.json', {resources: {a: {}}}, '"resources.a.type" is required'],
    ['main.tf.json', {resource: {aws: {a: []}}}, '"resource.aws.a" must be of type object'],
  ] as const)('names each field of %s that is not as it is read', (name, value, message) => {
    expect(() => parseOutput(name, JSON.stringify(value))).toThrow(`- ${message}`);
  });

  it('names the file that is not JSON', () => {
    expect(() => parseOutput('tree.json', '<html>')).toThrow(
      'tree.json, which the compiler wrote, is not JSON',
    );
  });
});
