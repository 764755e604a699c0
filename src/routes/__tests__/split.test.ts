import {describe, expect, it} from 'vitest';
import type {ListedRoute, PartNames} from '../lists';
import {writeFrame, writeParts, writeRegistry, writeShard} from '../modules';
import {shardOf} from '../shardOf';
import {splitRoutes} from '../split';

const route = (path: string, rest: object = {}, routes?: ListedRoute[]): ListedRoute => ({
  path,
  hash: path === '*' ? undefined : 'abc',
  routes,
  rest: {...rest},
});
const page = (path: string, rest: object = {}) => route(path, {exact: true, ...rest});

const routes = [
  page('/play'),
  route('/docs', {}, [
    page('/docs/a', {sidebar: 'docs'}),
    page('/docs/b', {sidebar: 'docs'}),
    page('/docs/c'),
  ]),
  page('/'),
  route('*'),
];
const partNames: Record<string, PartNames> = {
  '/play-abc': {__comp: 'Play', __context: {plugin: 'Pages'}},
  '/docs-abc': {__comp: 'Root'},
  '/docs/a-abc': {__comp: 'Item', content: 'a.md'},
  '/docs/b-abc': {__comp: 'Item', content: 'b.md', items: ['b.json', 'Pages'] as never},
  '/docs/c-abc': {__comp: 'Item', content: 'c.md'},
  '/-abc': {__comp: 'Home', __context: {plugin: 'Pages'}},
};
const names = ['Play', 'Pages', 'Root', 'Item', 'a.md', 'b.md', 'b.json', 'c.md', 'Home'];
const lists = {routes, partNames, modules: new Map(names.map((name) => [name, `@site/${name}`]))};
const document = {plugin: 'default', version: 'current', id: 'a', path: '/docs/a/', sidebar: 'docs'};

describe('the table of routes', () => {
  const split = splitRoutes(lists, '/', [document]);

  it('keeps in its frame what is no page, and the home page', () => {
    const pathsOf = (list: typeof split.frame | undefined): unknown =>
      list && [list.number, ...list.routes.map(({path, routes: own}) => [path, pathsOf(own)])];
    expect(pathsOf(split.frame)).toEqual([0, ['/docs', [1]], ['/', undefined], ['*', undefined]]);
    expect(split.frameParts).toEqual({'/docs-abc': partNames['/docs-abc'], '/-abc': partNames['/-abc']});
  });

  it('has the pages with their own modules, and what several have in common once', () => {
    expect(split.pages).toEqual([
      {path: '/play', kind: 0, modules: ['@site/Play'], document: undefined},
      {path: '/docs/a', kind: 1, modules: ['@site/a.md'], document},
      {path: '/docs/b', kind: 2, modules: ['@site/b.md', '@site/b.json'], document: undefined},
      {path: '/docs/c', kind: 3, modules: ['@site/c.md'], document: undefined},
    ]);
    expect(split.kinds).toEqual([
      {list: 0, parts: {__comp: 0, __context: {plugin: 'Pages'}}, rest: {exact: true}},
      {list: 1, parts: {__comp: 'Item', content: 0}, rest: {exact: true, sidebar: 'docs'}},
      {
        list: 1,
        parts: {__comp: 'Item', content: 0, items: [1, 'Pages']},
        rest: {exact: true, sidebar: 'docs'},
      },
      {list: 1, parts: {__comp: 'Item', content: 0}, rest: {exact: true}},
    ]);
  });

  it('lists the modules of shared parts only', () => {
    expect([...split.modules.keys()]).toEqual(['Pages', 'Root', 'Item', 'Home']);
  });
});

describe('the modules of the table', () => {
  const split = splitRoutes(lists, '/', [document]);

  it('name no page in the frame', () => {
    const frame = writeFrame(split, 'routes.js');
    expect(frame).toContain(`{path: "/docs", key: "/docs-abc", component: ComponentCreator("/docs", "abc")`);
    expect(frame).toContain(`import(/* webpackChunkName: "routes-15" */ "./routes.js?shard=15")`);
    expect(frame).not.toContain('/docs/a');
  });

  it('name a page in its piece', () => {
    const piece = writeShard(split, shardOf('/docs/a'), 'routes.js');
    expect(piece).toContain(
      `{path: "/docs/a", kind: 1, load: () => import(/* webpackChunkName: "/docs/a" */ "./routes.js?page=/docs/a"), files: "files of the page", document: {`,
    );
    expect(piece).not.toContain('/docs/b');
  });

  it('have the parts of a page in their order', () => {
    expect(writeParts(split.pages[2]!)).toBe(
      'import * as part0 from "@site/b.md";\nimport * as part1 from "@site/b.json";\nexport default [part0, part1];\n',
    );
  });

  it('load shared parts by their names', () => {
    expect(writeRegistry(split)).toContain(
      '  "Item": [() => import(/* webpackChunkName: "Item" */ "@site/Item")],\n',
    );
  });
});
