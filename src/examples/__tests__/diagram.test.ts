import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {drawProgram} from '../diagram';
import type {TreeNode} from '../../lib/compilerOutput';
import {toGraph} from '../../diagram/graph';
import {layOut} from '../../diagram/flatLayout';

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
    expect(graph.nodes.map(({kind, name, rows}) => [kind, name, rows])).toEqual([
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

describe('layOut', () => {
  const graph = (edges: string[]) => {
    const ids = [...new Set(edges.flatMap((edge) => edge.split('>')))];
    return {
      nodes: ids.map((id) => ({id, kind: 'Class', name: id, rows: []})),
      edges: edges.map((edge) => ({
        from: edge.split('>')[0] ?? '',
        to: edge.split('>')[1] ?? '',
        operations: [],
      })),
    };
  };
  const columns = (edges: string[]) => {
    const {nodes} = layOut(graph(edges));
    const xs = [...new Set(nodes.map(({x}) => x))].sort((a, b) => a - b);
    return xs.map((x) => nodes.filter((candidate) => candidate.x === x).map(({id}) => id));
  };

  it('puts what is called to the right of all its callers', () => {
    expect(columns(['a>b', 'b>c', 'a>c'])).toEqual([['a'], ['b'], ['c']]);
    expect(columns(['a>c', 'b>c'])).toEqual([['a', 'b'], ['c']]);
  });

  it('makes the nodes wide enough for the longest text', () => {
    const [short] = layOut(graph(['a>b'])).nodes;
    const [long] = layOut(graph(['aws_cloudfront_distribution_of_a_website>b'])).nodes;
    expect(long?.width).toBeGreaterThan(short?.width ?? 0);
  });

  it('ends for calls in a circle', () => {
    expect(columns(['a>b', 'b>a']).flat().sort()).toEqual(['a', 'b']);
  });

  it('lets no two nodes overlap and none leave the drawing', () => {
    const {nodes, width, height} = layOut(graph(['a>b', 'a>c', 'a>d', 'b>e', 'd>e', 'a>e']));
    for (const one of nodes) {
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      expect(one.y + one.height).toBeLessThanOrEqual(height);
      const others = nodes.filter((other) => other !== one && other.x === one.x);
      for (const other of others)
        expect(one.y + one.height <= other.y || other.y + other.height <= one.y).toBe(true);
    }
  });
});

describe('drawProgram', {timeout: 60_000}, () => {
  const entrypoint = resolve(
    __dirname,
    '../../../plugins/examples/__fixtures__/site/docs/examples/counting/main.w',
  );

  it('draws what the compiler says of a program, and says it in words', async () => {
    const {nodes, edges, description} = await drawProgram(entrypoint, 'sim');
    expect(nodes.map(({name}) => name).sort()).toEqual(['Counter', 'Queue']);
    expect(edges).toHaveLength(1);
    expect(description).toBe('Resources: Counter; Queue (Consumer). Queue uses inc of Counter.');
  });

  it('draws the Terraform resources for a cloud', async () => {
    const {description} = await drawProgram(entrypoint, 'tf-aws');
    expect(description).toContain('Counter (aws_dynamodb_table)');
  });
});
