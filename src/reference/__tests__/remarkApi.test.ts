// cspell:ignore preflightnew Shelfon
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {visit} from 'unist-util-visit';
import {findDirectives} from '../directives';
import {toModel} from '../model';
import {toRegistry} from '../registry';
import {remarkApi} from '../remarkApi';
import {assembly, handler, NUM, ref, resource, STR, struct, type} from './builders';

const model = toModel(
  assembly(
    ...resource(
      'cloud.Shelf',
      [
        {
          name: 'take',
          parameters: [
            {name: 'key', type: STR, docs: {summary: '- What to take.'}},
            {name: 'opts', type: ref('cloud.ShelfTakeOptions'), optional: true},
          ],
          returns: {type: STR},
          docs: {
            summary: 'Takes a thing. Counts it.',
            custom: {inflight: 'true', throws: 'if there is none.'},
          },
        },
      ],
      {
        docs: {summary: 'A shelf.', custom: {inflight: '`@winglang/sdk.cloud.IShelfClient`'}},
        locationInModule: {filename: 'src/cloud/shelf.ts', line: 7},
        methods: [{name: 'onUse', parameters: [{name: 'fn', type: ref('cloud.IShelfHandler')}]}],
      },
    ),
    struct('cloud.ShelfTakeOptions', [
      {name: 'count', type: NUM, optional: true, docs: {summary: 'How many.', default: '1', example: '3'}},
    ]),
    ...handler('cloud.IShelfHandler', {docs: {summary: 'Is called.', custom: {inflight: 'true'}}}),
    type('cloud.Old', {
      kind: 'enum',
      docs: {deprecated: 'use others'},
      members: [{name: 'A', docs: {summary: 'First.'}}],
    }),
  ),
);

/** Expands a page of paragraphs, headings and directives, each on a line of its own. */
function expand(...rows: string[]): Root {
  const page = 'docs/api/cloud/shelf.md';
  const written = rows.map((row) => (row.startsWith('```') ? '' : row)).join('\n');
  const registry = toRegistry(findDirectives(page, written), model);
  const children = rows.map((row, index) => ({...toNode(row), position: {start: {line: index + 1}}}));
  const tree = {type: 'root', children} as unknown as Root;
  const transform = remarkApi.call({} as never, {
    root: '/site',
    reference: () => ({model, registry, version: '1.2.3'}),
  }) as unknown as (tree: Root, file: {path: string}) => void;
  transform(tree, {path: `/site/${page}`});
  return tree;
}

function toNode(row: string): object {
  if (row.startsWith('::')) return {type: 'leafDirective', name: /^::(\w+)/.exec(row)![1], attributes: {}};
  if (row.startsWith('#'))
    return {type: 'heading', depth: 2, children: [{type: 'text', value: row.replace(/^#+ /, '')}]};
  if (row.startsWith('```')) return {type: 'code', lang: row.slice(3), value: ''};
  return {type: 'paragraph', children: [{type: 'text', value: row}]};
}

/** What the page shows, a line for each block, headings with their anchors. */
function shown(tree: Root): string[] {
  const lines: string[] = [];
  visit(tree, (node) => {
    const {
      type: kind,
      name,
      attributes,
      data,
    } = node as {
      type: string;
      name?: string;
      attributes?: {name: string; value: string}[];
      data?: {hProperties?: {id?: string}};
    };
    const value = (key: string) => attributes?.find((one) => one.name === key)?.value;
    if (kind === 'heading') lines.push(`#${data?.hProperties?.id ?? ''} ${toString(node)}`);
    else if (name === 'ApiFold') lines.push(`fold ${value('title')}`);
    else if (name === 'ApiEntry') lines.push(`entry ${value('id')} ${toString(node)}`);
    else if (value('className') === 'api-signature') lines.push(toString(node));
    else if (kind === 'link') lines.push(`link ${(node as {url?: string}).url}`);
  });
  return lines;
}

describe('the directive', () => {
  const lines = shown(expand('A shelf holds things.', '::api{class="cloud.Shelf" types="cloud.Old"}'));

  it('gives each member a heading with its bare name as the anchor, and its declaration', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        '#new new',
        'preflight new cloud.Shelf()',
        '#onuse onUse',
        'preflight onUse(fn: inflight (): void): void',
        '#take take',
        'inflight take(key: str, opts: ShelfTakeOptions?): str',
      ]),
    );
  });

  it('gives other types headings, and their fields anchors', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        '#types Types',
        '#shelftakeoptions ShelfTakeOptions',
        'entry shelftakeoptions-count count: num?',
        '#ishelfhandler IShelfHandler',
        'inflight (): void',
        '#old Old',
        'entry old-a A',
      ]),
    );
  });

  it('tells parameters, defaults, examples, errors and what is deprecated', () => {
    const all = toString(expand('Text.', '::api{class="cloud.Shelf" types="cloud.Old"}'));
    for (const part of [
      'What to take.',
      'Throws if there is none.',
      'Default: 1',
      'Example: 3',
      'Deprecated use others',
    ])
      expect(all).toContain(part);
  });

  it('links to types and to the source at the tag of the version', () => {
    expect(lines).toContain('link #shelftakeoptions');
    expect(lines).toContain(
      'link https://github.com/winglang/wing/blob/v1.2.3/packages/@winglang/sdk/src/cloud/shelf.ts#L7',
    );
  });

  describe('puts a table of the members', () => {
    const API = '::api{class="cloud.Shelf" types="cloud.Old"}';
    const places = (...rows: string[]) =>
      expand(...rows, API)
        .children.slice(0, rows.length + 1)
        .map((node) => (node.type === 'mdxJsxFlowElement' ? 'table' : node.type));

    it('after the first paragraph', () => {
      expect(places('Text.', '# More')).toEqual(['paragraph', 'table', 'heading']);
    });

    it('after the first program and its output, where one is above the first heading', () => {
      expect(places('Text.', '```wing', '```text', 'More.', '# More')).toEqual([
        'paragraph',
        'code',
        'code',
        'table',
        'paragraph',
        'heading',
      ]);
      expect(places('Text.', '# More', '```wing')).toEqual(['paragraph', 'table', 'heading', 'code']);
    });

    it('with a row for each, which has the first sentence of what it does', () => {
      const [, table] = expand('Text.', API).children;
      expect(toString(table)).toBe('preflightnewCreates a ShelfonUse()inflighttake()Takes a thing');
    });
  });

  it('refuses a type that is unknown, and a heading with the anchor of a member', () => {
    expect(() => expand('Text.', '::api{class="cloud.Shelve"}')).toThrow(
      'docs/api/cloud/shelf.md:2: unknown type "cloud.Shelve"',
    );
    expect(() => expand('Text.', '# Take', '::api{class="cloud.Shelf"}')).toThrow(
      'docs/api/cloud/shelf.md:2: the heading "Take" has the anchor of a member, #take',
    );
  });

  it('leaves the directives of other steps alone', () => {
    const {children} = expand('Text.', '::support{class="cloud.Shelf"}', '::api{class="cloud.Shelf"}');
    expect(children).toContainEqual(expect.objectContaining({type: 'leafDirective', name: 'support'}));
  });

  it('leaves pages without it alone', () => {
    expect(expand('Text.').children).toHaveLength(1);
  });
});
