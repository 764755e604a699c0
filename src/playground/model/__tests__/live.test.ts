import {describe, expect, it, vi} from 'vitest';
import type {TreeNode} from '@site/src/lib/compilerOutput';
import {Refusal} from '@site/src/lib/entrance/refusal';
import {
  hasApi,
  parseHeaders,
  readKeys,
  routesOf,
  formatValue,
  toLiveResources,
  toPayload,
  toUrl,
} from '../live';

const resource = (path: string, type: string) => ({path, type: `@winglang/sdk.${type}`, attributes: {}});

it('keeps what the program made and leaves out what that is made of', () => {
  const live = toLiveResources([
    resource('root/Default/Jobs', 'cloud.Queue'),
    resource('root/Default/Jobs/Consumer', 'cloud.Function'),
    resource('root/Default/Shop/Visits', 'cloud.Counter'),
    resource('root/Default/Policy', 'sim.Policy'),
  ]);
  expect(live.map(({name, kind}) => `${name} ${kind}`)).toEqual(['Jobs queue', 'Shop/Visits counter']);
});

it('finds an API wherever it is in the tree', () => {
  const node = (id: string, fqn: string, ...children: TreeNode[]): TreeNode => ({
    id,
    path: id,
    constructInfo: {fqn: `@winglang/sdk.${fqn}`},
    children: Object.fromEntries(children.map((child) => [child.id, child])),
  });
  const queue = node('Jobs', 'cloud.Queue');
  expect(
    hasApi(node('root', 'std.Resource', queue, node('Shop', 'std.Resource', node('Api', 'cloud.Api')))),
  ).toBe(true);
  expect(hasApi(node('root', 'std.Resource', queue))).toBe(false);
});

it('knows no type by what every object inherits, and each path once', () => {
  const live = toLiveResources([
    {path: 'a', type: 'constructor', attributes: {}},
    {path: 'b', type: '__proto__', attributes: {}},
    resource('c', 'cloud.Queue'),
    resource('c', 'cloud.Counter'),
  ]);
  expect(live.map(({path, kind}) => [path, kind])).toEqual([['c', 'counter']]);
});

it('finds what a resource consists of by its path alone, however many there are', () => {
  const paths = new Map<string, number>();
  const count = 30_000;
  const many = Array.from({length: count}, (_, index) => resource(`p${index}/a/b`, 'cloud.Bucket'));
  const asked = vi.spyOn(Map.prototype, 'has').mockImplementation(function (
    this: Map<unknown, unknown>,
    key,
  ) {
    paths.set(String(key), (paths.get(String(key)) ?? 0) + 1);
    return this.get(key) !== undefined;
  });
  const live = toLiveResources(many);
  asked.mockRestore();
  expect(live).toHaveLength(count);
  expect([...paths.values()].reduce((sum, times) => sum + times, 0)).toBe(2 * count);
});

describe('readKeys', () => {
  it('gives each key once, and says how many it leaves out', () => {
    expect(readKeys(['a', 'b', 'a'])).toEqual({keys: ['a', 'b'], left: 0});
    const {keys, left} = readKeys(Array.from({length: 1_234}, (_, index) => `${index}`));
    expect([keys.length, left]).toEqual([1_000, 234]);
  });

  it.each([[5], [null], [undefined], ['ab'], [{}], [[{}]], [['a', null]], [['a'.repeat(1_001)]]])(
    'refuses %j',
    (answer) => {
      expect(() => readKeys(answer)).toThrow(Refusal);
    },
  );
});

describe('parseHeaders', () => {
  it('reads one header a line', () => {
    expect(parseHeaders('Accept: text/plain\n\n x-key :a:b ')).toEqual({
      Accept: 'text/plain',
      'x-key': 'a:b',
    });
  });

  it('names the line that is not a header', () => {
    expect(() => parseHeaders('Accept: */*\nnonsense')).toThrow('“nonsense” isn’t a header');
  });
});

it('joins an address and a path with one slash', () => {
  expect(toUrl('http://127.0.0.1:3000/', '/notes')).toBe('http://127.0.0.1:3000/notes');
  expect(toUrl('http://127.0.0.1:3000', 'notes?a=1')).toBe('http://127.0.0.1:3000/notes?a=1');
  expect(toUrl('//', '//')).toBe('/');
  expect(toUrl('/'.repeat(1_000), 'a')).toBe('/a');
  expect(toUrl(`${'/'.repeat(500_000)}a`, 'b')).toHaveLength(500_003);
});

it('shows texts as they are and other values as JSON', () => {
  expect(formatValue('a')).toBe('a');
  expect(formatValue(3)).toBe('3');
  expect(formatValue({a: [1]})).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(formatValue(undefined)).toBe('(nothing)');
  expect(formatValue('a'.repeat(300_000))).toMatch(/^a{199940}… \(100,060 more/);
});

it('does not indent what would become far longer', () => {
  let deep: unknown = Array.from({length: 20_000}, () => 1);
  for (let depth = 0; depth < 100; depth++) deep = [deep];
  expect(formatValue(deep)).toBe(JSON.stringify(deep));
});

it('lists the routes that an API tells of', () => {
  const routes = [{method: 'GET', path: '/users/:id'}];
  expect(routesOf({attributes: {routes}})).toEqual(routes);
  expect(routesOf({attributes: {}})).toEqual([]);
});

it('takes a payload for JSON, for text, or for nothing', () => {
  expect(toPayload('{"a": [1]}')).toEqual([{a: [1]}]);
  expect(toPayload('"a"')).toEqual(['a']);
  expect(toPayload('Ada')).toEqual(['Ada']);
  expect(toPayload(' \n')).toEqual([]);
});
