import {describe, expect, it} from 'vitest';
import {toPermissions, toResources} from '../program';

describe('toResources', () => {
  it('names the resources of the program and the files in them, not what a target makes besides', () => {
    const tree = {
      children: {
        Pages: {constructInfo: {fqn: '@winglang/sdk.cloud.Bucket'}, children: {Policy: {}}},
        Visits: {constructInfo: {fqn: '@winglang/sdk.cloud.Counter'}},
        Code: {constructInfo: {fqn: 'aws.S3Bucket'}},
      },
    };
    const simulated = {
      'root/Default/Pages': {type: 'cloud.Bucket', props: {initialObjects: {'index.html': '<h1>index</h1>'}}},
    };
    expect(toResources(tree, simulated)).toEqual([
      {name: 'Pages', type: 'cloud.Bucket', files: ['index.html']},
      {name: 'Visits', type: 'cloud.Counter', files: []},
    ]);
  });
});

describe('toPermissions', () => {
  it('keeps one of the connections that differ in the way of the call only', () => {
    const call = {source: 'root/Default/Welcome', target: 'root/Default/Visits', targetOp: 'inc'};
    expect(toPermissions([call, call])).toEqual([{from: 'Welcome', to: 'Visits', operation: 'inc'}]);
  });

  it('leaves out connections to the inside of a resource', () => {
    const inner = {source: 'root/Default/Visits', target: 'root/Default/Visits/Resource', targetOp: 'call'};
    expect(toPermissions([inner])).toEqual([]);
  });
});
