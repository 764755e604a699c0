// cspell:ignore tableprops hashkey appprops
import path from 'node:path';
import type {Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {referenceOf} from '../../../reference/reference';
import {readLibraries} from '../list';
import {remarkLibraries} from '../remarkLibraries';

const root = path.join(__dirname, '../../../..');
const all = readLibraries(root);
const libraries = all.filter(({name}) => ['checks', 'dynamodb', 'react', 'slack'].includes(name));
const reference = referenceOf(root);

/** Expands a page of paragraphs, headings and directives, each on a line of its own. */
function expand(page: string, ...rows: string[]): RootContent[] {
  const children = rows.map((row, index) => ({...toNode(row), position: {start: {line: index + 1}}}));
  const tree = {type: 'root', children} as unknown as Root;
  const transform = remarkLibraries.call({} as never, {root, libraries, reference}) as unknown as (
    tree: Root,
    file: {path: string},
  ) => void;
  transform(tree, {path: path.join(root, 'docs/libraries', page)});
  return tree.children;
}

function toNode(row: string): object {
  const children = [{type: 'text', value: row.replace(/^#+ /, '')}];
  const name = /^::([\w-]+)/.exec(row)?.[1];
  const attributes = row.includes('{') ? {name: 'x'} : {};
  if (name) return {type: 'leafDirective', name, attributes, children: []};
  return row.startsWith('#') ? {type: 'heading', depth: 2, children} : {type: 'paragraph', children};
}

const cells = (table: RootContent | undefined) =>
  (table as Table).children.map((row) => row.children.map((cell) => toString(cell)).join(' | '));

/** A list of facts, a line for each. */
const facts = (list: RootContent | undefined) =>
  (list as {children: RootContent[]}).children.map((node) => toString(node)).join(' ');

function anchorsAndLinks(nodes: readonly RootContent[], what?: 'anchors'): string[] {
  const found: string[] = [];
  visit({type: 'root', children: [...nodes]} as Root, (node) => {
    const {attributes, data, url} = node as {
      attributes?: {name: string; value: string}[];
      data?: {hProperties?: {id?: string}};
      url?: string;
    };
    const id = data?.hProperties?.id ?? attributes?.find(({name}) => name === 'id')?.value;
    if (id) found.push(`#${id}`);
    if (url && what !== 'anchors') found.push(url);
  });
  return found;
}

describe('the page of a library', () => {
  it('has what is known of the package after the first paragraph', () => {
    const [, header] = expand('winglibs/slack.md', 'A bot.', '# More');
    expect(facts(header)).toBe(
      'Package @winglibs/slack Install npm install @winglibs/slack@0.1.1 Source version 0.1.6 on GitHub ' +
        'Platforms sim, tf-aws Compiles for sim and tf-aws, with Wing 0.85.49',
    );
  });

  it('leads to the source where there is no package', () => {
    const [, header] = expand('winglibs/checks.md', 'Checks.');
    expect(facts(header)).toContain('Install not on the npm registry: pack it from source');
    expect(facts(header)).toContain('Platforms all');
    expect(anchorsAndLinks([header!])).toEqual([
      '../using-winglibs.md#from-source',
      'https://github.com/winglang/winglibs/tree/main/checks',
    ]);
  });
});

describe('the interface of a library', () => {
  it('has anchors for members and types, old ones among them, and links into the standard library', () => {
    const found = anchorsAndLinks(expand('winglibs/dynamodb.md', 'A table.', '# API', '::library-api'));
    expect(found).toEqual(
      expect.arrayContaining([
        '#table-preflight-class-',
        '#table',
        '#table-put',
        '#tableprops-struct-',
        '#tableprops',
        '#tableprops-hashkey',
        '../../api/standard-library/std/json.md#json',
      ]),
    );
  });

  it('has no anchor twice', () => {
    for (const {name} of libraries.filter(({published}) => published !== null)) {
      const nodes = expand(`winglibs/${name}.md`, 'Text.', '# API', '::library-api');
      const anchors = anchorsAndLinks(nodes, 'anchors');
      expect(anchors).toEqual([...new Set(anchors)]);
    }
  });

  it('has the members of several classes below their names', () => {
    const nodes = expand('winglibs/slack.md', 'A bot.', '# API', '::library-api');
    expect(anchorsAndLinks(nodes)).toEqual(
      expect.arrayContaining(['#app', '#app-onevent', '#channel', '#channel-post', '#appprops-token']),
    );
    expect(toString({type: 'root', children: nodes})).toContain(
      'onEvent(eventName: str, handler: inflight (EventContext, Json): Json?): void',
    );
    expect(toString(nodes.at(-1))).toMatch(/^Other public types: slack\.Block,/);
  });

  it('says when it does not compile', () => {
    const nodes = expand('winglibs/react.md', 'An app.', '# API', '::library-api');
    expect(facts(nodes[1])).toContain('Compiles not with Wing 0.85.49');
    expect(toString({type: 'root', children: nodes})).toContain("It doesn't compile with Wing 0.85.49");
  });

  it('must not lose an anchor to a heading of the page', () => {
    expect(() => expand('winglibs/dynamodb.md', 'A table.', '# Table', '# API', '::library-api')).toThrow(
      'docs/libraries/winglibs/dynamodb.md:2: the heading "Table" has the anchor of a member, #table',
    );
  });
});

describe('the pages about all libraries', () => {
  it('have tables of them, and their number', () => {
    const [text, list, published, counts] = expand(
      'all-winglibs.md',
      'All.',
      '::library-list',
      '::library-published',
      '::library-counts',
    );
    expect(toString(text)).toBe('All.');
    expect(cells(list).slice(0, 2)).toEqual([
      'Library | Purpose | Platforms | On npm',
      'Cloud checks checks | Runs health checks in tests, after deployments, and on a schedule. | all | source only',
    ]);
    expect(anchorsAndLinks([list!])[0]).toBe('./winglibs/checks.md');
    expect(cells(published)).toEqual([
      'Library | On npm | Source | Compiles with Wing 0.85.49',
      '@winglibs/dynamodb | 0.2.4 | 0.3.1 | for sim and tf-aws',
      '@winglibs/react | 0.1.0 | 0.1.7 | no',
      '@winglibs/slack | 0.1.1 | 0.1.6 | for sim and tf-aws',
    ]);
    expect(toString(counts)).toBe(
      'The collection has 4 libraries. The npm registry has 3 of them: dynamodb, react and slack. ' +
        'The other 1 exist only as source.',
    );
  });
});

describe('a directive in a wrong place', () => {
  it.each([
    ['all-winglibs.md', '::library-api', '::library-api belongs on the page of a library'],
    ['winglibs/checks.md', '::library-api', '::library-api: "@winglibs/checks" is not on the registry'],
    ['winglibs/slack.md', '::library-api', '::library-api needs a heading before it'],
    ['winglibs/slack.md', '::library-list', '::library-list belongs on a page about all libraries'],
    ['../concepts/tests.md', '::library-list', '::library-list belongs on a page about all libraries'],
    ['all-winglibs.md', '::library-list{name="x"}', 'unknown attribute "name" of ::library-list'],
    ['all-winglibs.md', '::library-lists', 'unknown directive ::library-lists: allowed are library-api,'],
  ])('%s %s', (page, directive, message) => {
    const place = `${path.posix.join('docs/libraries', page)}:2: `;
    expect(() => expand(page, 'Text.', directive)).toThrow(`${place}${message}`);
  });
});
