import {describe, expect, it} from 'vitest';
import type {TreeNode} from '../../../lib/compilerOutput';
import {toGraph} from '../graph';
import {kindOf} from '../kind';

function node(id: string, fqn: string, more: Partial<TreeNode> = {}): TreeNode {
  return {id, path: `root/Default/${id}`, constructInfo: {fqn: `@winglang/sdk.${fqn}`}, ...more};
}

function tree(...children: TreeNode[]): TreeNode {
  const byId = Object.fromEntries(children.map((child) => [child.id, child]));
  const inner = {
    id: 'Default',
    path: 'root/Default',
    constructInfo: {fqn: '@winglang/sdk.std.Resource'},
    children: byId,
  };
  return {
    id: 'root',
    path: 'root',
    constructInfo: {fqn: '@winglang/sdk.core.App'},
    children: {Default: inner},
  };
}

const call = (source: string, target: string, targetOp: string) => {
  return {source: `root/Default/${source}`, target: `root/Default/${target}`, targetOp, name: 'call'};
};

describe('toGraph', () => {
  it('makes a route a row of its API and merges what is called', () => {
    const handler = node('Api/OnRequestHandler0', 'cloud.Function', {display: {title: 'GET /'}});
    const graph = toGraph({
      tree: tree(
        node('Api', 'cloud.Api', {children: {OnRequestHandler0: handler}}),
        node('Files', 'cloud.Bucket'),
      ),
      connections: [
        call('Api', 'Api/OnRequestHandler0', 'invoke'),
        call('Api/OnRequestHandler0', 'Files', 'get'),
        call('Api/OnRequestHandler0', 'Files', 'put'),
        call('Api/OnRequestHandler0', 'Files', 'put'),
      ],
    });
    expect(graph.nodes.map(({type, name, rows}) => [kindOf(type), name, rows])).toEqual([
      ['Api', 'Api', ['GET /']],
      ['Bucket', 'Files', []],
    ]);
    expect(graph.edges).toEqual([
      {from: 'root/Default/Api', to: 'root/Default/Files', operations: ['get', 'put']},
    ]);
  });

  it('leaves out tests, what is hidden, and classes that nothing is connected to', () => {
    const graph = toGraph({
      tree: tree(
        node('Queue', 'cloud.Queue'),
        node('Group', 'std.Resource'),
        node('$Closure1_0', 'std.AutoIdResource'),
        node('test:a', 'std.Test', {display: {hidden: true}}),
        node('test:b', 'std.Test', {children: {Handler: node('test:b/Handler', 'cloud.Function')}}),
      ),
      connections: [call('test:a', 'Queue', 'push'), call('test:b/Handler', 'Queue', 'push')],
    });
    expect(graph.nodes.map(({name}) => name)).toEqual(['Queue']);
    expect(graph.edges).toEqual([]);
  });

  it('shows what a resource is in Terraform and counts what comes with it', () => {
    const at = (path: string) => ({'//': {metadata: {path: `root/Default/${path}`}}});
    const terraform = {
      aws_sqs_queue: {Queue: at('Queue/Default'), Other: at('Other/Default')},
      aws_iam_role: {Queue: at('Queue/Role')},
    };
    const graph = toGraph({tree: tree(node('Queue', 'aws.Queue')), connections: [], terraform});
    expect(graph.nodes[0]?.rows).toEqual(['aws_sqs_queue', 'and 1 more']);
  });
});
