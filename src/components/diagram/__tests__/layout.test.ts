import {describe, expect, it} from 'vitest';
import type {Connection, TreeNode} from '../../../lib/compilerOutput';
import {Refusal} from '../../../lib/entrance/refusal';
import {framesAround} from '../frames';
import {layOut, layOutProgram, type DiagramLayout} from '../layout';
import {call, treeOf} from './trees';

interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const SHOP = treeOf({
  Api: 'cloud.Api',
  'Api/OnRequestHandler0': 'cloud.Function',
  Store: 'std.Resource',
  'Store/Files': 'cloud.Bucket',
  'Store/Index': 'std.Resource',
  'Store/Index/Hits': 'cloud.Counter',
  'Store/Index/Words': 'cloud.Queue',
  'Store/Index/Words/Consumer0': 'cloud.Function',
  Mail: 'std.Resource',
  'Mail/Out': 'cloud.Topic',
  Alone: 'std.Resource',
  'test:sells': 'std.Test',
  'test:sells/Handler': 'cloud.Function',
  $Closure1_0: 'std.AutoIdResource',
});
const CALLS = [
  'Api/OnRequestHandler0 > Store.put',
  'Store > Store/Files.put',
  'Store > Store/Index/Hits.inc',
  'Store/Index/Words/Consumer0 > Mail/Out.publish',
  'Api/OnRequestHandler0 > Store/Index/Words.push',
  'Mail/Out > Store/Files.get',
  'test:sells/Handler > Store.put',
].map(call);

function isInside(one: Place, other: Place): boolean {
  return (
    one.x >= other.x &&
    one.y >= other.y &&
    one.x + one.width <= other.x + other.width &&
    one.y + one.height <= other.y + other.height
  );
}

function isApart(one: Place, other: Place): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}

/** Pairs of boxes that overlap although none holds the other. */
function overlaps({nodes, frames}: DiagramLayout): string[] {
  const places: Place[] = [...frames, ...nodes];
  return places.flatMap((one, index) => {
    const others = places.slice(index + 1).filter((other) => !isApart(one, other));
    return others.flatMap((other) => {
      const isHeld = frames.includes(one as never) && isInside(other, one) && other.id.startsWith(one.id);
      return isHeld ? [] : `${one.id} and ${other.id}`;
    });
  });
}

/** What a program can say of itself. */
describe('a tree that no compiler writes', () => {
  const CLASS = '@winglang/sdk.std.Resource';
  const BUCKET = '@winglang/sdk.cloud.Bucket';
  const nodeOf = (path: string, fqn: string, children: readonly TreeNode[] = []): TreeNode => ({
    id: path,
    path,
    constructInfo: {fqn},
    children: Object.fromEntries(children.map((child, index) => [`${index}`, child])),
  });
  const drawn = (children: readonly TreeNode[], connections: readonly Connection[] = []) =>
    layOutProgram({tree: nodeOf('root', CLASS, children), connections});

  it('may have names that every object inherits', () => {
    const paths = ['constructor', '__proto__', 'hasOwnProperty', '\u0000', 'a b'];
    const calls = paths.map((target) => ({source: 'constructor', target, name: 'call'}));
    const {nodes, edges} = drawn(
      paths.map((path) => nodeOf(path, BUCKET)),
      calls,
    );
    expect(nodes.map(({id}) => id)).toEqual(paths);
    expect(edges).toHaveLength(paths.length - 1);
  });

  it('may have a path twice', () => {
    const store = nodeOf('Store', CLASS, [nodeOf('Store', CLASS, [nodeOf('Store/Files', BUCKET)])]);
    expect(drawn([store]).frames.map(({id}) => id)).toEqual(['Store']);
  });

  it('is not drawn when it has too much', () => {
    const many = (count: number) => Array.from({length: count}, (_, index) => nodeOf(`b${index}`, BUCKET));
    expect(drawn(many(100)).nodes).toHaveLength(100);
    expect(() => drawn(many(101))).toThrow('The program has 101 resources, and up to 100 can be drawn.');
    const calls = many(62).map(({path}) => ({source: 'b0', target: path, name: 'call'}));
    expect(() => drawn(many(62), calls)).toThrow(
      'The program has 61 connections, and up to 60 can be drawn.',
    );
    expect(() => drawn(many(101))).toThrow(Refusal);
  });

  it('has no frames when there would be too many', () => {
    const classes = (count: number) =>
      Array.from({length: count}, (_, index) => nodeOf(`c${index}`, CLASS, [nodeOf(`c${index}/b`, BUCKET)]));
    expect(drawn(classes(10)).frames).toHaveLength(10);
    expect(drawn(classes(11))).toMatchObject({frames: [], nodes: {length: 11}});
  });
});

describe('layOutProgram', () => {
  const namesAround = (id: string) =>
    framesAround(id, diagram.frames)
      .map(({name}) => name)
      .join(' / ');
  const diagram = layOutProgram({tree: SHOP, connections: CALLS});

  it('draws resources, classes that are called, and frames around what a class holds', () => {
    expect(diagram.frames.map(({name}) => name)).toEqual(['Store', 'Index', 'Mail']);
    expect(diagram.nodes.map(({id, name, type}) => [name, type, namesAround(id)])).toEqual([
      ['Api', 'cloud.Api', ''],
      ['Store', 'std.Resource', 'Store'],
      ['Files', 'cloud.Bucket', 'Store'],
      ['Hits', 'cloud.Counter', 'Store / Index'],
      ['Words', 'cloud.Queue', 'Store / Index'],
      ['Out', 'cloud.Topic', 'Mail'],
    ]);
  });

  it('lets nothing overlap but a frame and what it holds, and nothing leave the drawing', () => {
    expect(overlaps(diagram)).toEqual([]);
    const all = {id: '', x: 0, y: 0, width: diagram.width, height: diagram.height};
    for (const place of [...diagram.frames, ...diagram.nodes]) expect(isInside(place, all)).toBe(true);
  });

  it('draws each arrow from the right of its start to the left of its end', () => {
    expect(diagram.edges.map(({from, to}) => `${from} > ${to}`.replaceAll('root/Default/', ''))).toEqual([
      'Api > Store',
      'Store > Store/Files',
      'Store > Store/Index/Hits',
      'Store/Index/Words > Mail/Out',
      'Api > Store/Index/Words',
      'Mail/Out > Store/Files',
    ]);
    for (const {from, to, path} of diagram.edges) {
      const start = diagram.nodes.find(({id}) => id === from)!;
      const end = diagram.nodes.find(({id}) => id === to)!;
      expect(path.startsWith(`M${start.x + start.width} ${start.y + start.height / 2}C`)).toBe(true);
      expect(path.endsWith(` ${end.x} ${end.y + end.height / 2}`)).toBe(true);
      expect(path).not.toContain('NaN');
    }
  });

  it('gives the same drawing for the same program', () => {
    expect(layOutProgram({tree: structuredClone(SHOP), connections: CALLS})).toEqual(diagram);
  });

  it('draws nothing of a program without resources', () => {
    expect(layOutProgram({tree: treeOf({Alone: 'std.Resource'}), connections: []})).toMatchObject({
      frames: [],
      nodes: [],
      edges: [],
    });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'lets nothing overlap and nothing leave the drawing, in any program: %i',
    (seed) => {
      const {tree, calls} = randomProgram(seed);
      const drawn = layOutProgram({tree, connections: calls});
      expect(drawn.nodes.length).toBeGreaterThan(10);
      expect(overlaps(drawn)).toEqual([]);
      const heights = drawn.edges.flatMap(({path}) => heightsOf(path));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...heights)).toBeLessThanOrEqual(drawn.height);
    },
  );
});

describe('layOut', () => {
  const graph = (edges: string[]) => {
    const ids = [...new Set(edges.flatMap((edge) => edge.split('>')))];
    return {
      nodes: ids.map((id) => ({id, type: 'std.Resource', name: id, rows: []})),
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

/** Classes in classes, with buckets that call each other in circles too. */
function randomProgram(seed: number) {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
  const classes = [''];
  const types: Record<string, string> = {};
  for (let index = 0; index < 6; index += 1) {
    const path = `${classes[random(classes.length)]}C${index}`;
    types[path] = 'std.Resource';
    classes.push(`${path}/`);
  }
  const buckets = Array.from({length: 14}, (_, index) => `${classes[random(classes.length)]}B${index}`);
  for (const path of buckets) types[path] = 'cloud.Bucket';
  const anyOf = [...buckets, ...Object.keys(types)];
  const calls = Array.from({length: 24}, () => {
    return call(`${anyOf[random(anyOf.length)]} > ${anyOf[random(anyOf.length)]}.put`);
  });
  return {tree: treeOf(types), calls};
}

/** The heights that a path goes to; `M` and `C` are followed by pairs of numbers, `h` by one. */
function heightsOf(path: string): number[] {
  return path
    .replaceAll(/h-?[\d.]+/g, '')
    .split(/[MC ]/)
    .filter(Boolean)
    .map(Number)
    .filter((_, index) => index % 2 === 1);
}
