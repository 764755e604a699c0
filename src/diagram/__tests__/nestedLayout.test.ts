import {describe, expect, it} from 'vitest';
import {layOutProgram, type ProgramDiagram} from '../nestedLayout';
import {call, treeOf} from './trees';

type Place = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

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
function overlaps({nodes, groups}: ProgramDiagram): string[] {
  const places: Place[] = [...groups, ...nodes];
  return places.flatMap((one, index) => {
    const others = places.slice(index + 1).filter((other) => !isApart(one, other));
    return others.flatMap((other) => {
      const isHeld = groups.includes(one as never) && isInside(other, one) && other.id.startsWith(one.id);
      return isHeld ? [] : `${one.id} and ${other.id}`;
    });
  });
}

describe('layOutProgram', () => {
  const diagram = layOutProgram(SHOP, CALLS);

  it('draws resources, classes that are called, and frames around what a class holds', () => {
    expect(diagram.groups.map(({name}) => name)).toEqual(['Store', 'Index', 'Mail']);
    expect(diagram.nodes.map(({name, type, groups}) => [name, type, groups.join(' / ')])).toEqual([
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
    for (const place of [...diagram.groups, ...diagram.nodes]) expect(isInside(place, all)).toBe(true);
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
    expect(layOutProgram(structuredClone(SHOP), CALLS)).toEqual(diagram);
  });

  it('draws nothing of a program without resources', () => {
    expect(layOutProgram(treeOf({Alone: 'std.Resource'}), [])).toMatchObject({
      groups: [],
      nodes: [],
      edges: [],
    });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('lets nothing overlap in any program: %i', (seed) => {
    const {tree, calls} = randomProgram(seed);
    const drawn = layOutProgram(tree, calls);
    expect(drawn.nodes.length).toBeGreaterThan(10);
    expect(overlaps(drawn)).toEqual([]);
    expect(drawn.edges.every(({path}) => !path.includes('NaN'))).toBe(true);
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
