import type {Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import type {Matrix} from '../matrix';
import {remarkSupport} from '../remarkSupport';

const no = {no: 'Unsupported\nCome again.'};
const MATRIX: Matrix = {
  version: '1.2.3',
  resources: {
    'cloud.Box': {
      'new()': {kind: 'constructor', sim: 'yes', 'tf-aws': 'yes', 'tf-azure': no, 'tf-gcp': no},
      'new(lid:)': {kind: 'option', sim: 'ignored', 'tf-aws': 'yes', 'tf-azure': no, 'tf-gcp': no},
      'open()': {kind: 'inflight', sim: 'yes', 'tf-aws': 'yes', 'tf-azure': no, 'tf-gcp': no},
    },
    'cloud.Bag': {
      'new()': {kind: 'constructor', sim: 'yes', 'tf-aws': 'yes', 'tf-azure': 'yes', 'tf-gcp': 'yes'},
    },
  },
};

const directive = (name: string, attributes: Record<string, string> = {}, line = 1) =>
  ({
    type: 'leafDirective',
    name,
    attributes,
    children: [],
    position: {start: {line}},
  }) as unknown as RootContent;

function transform(nodes: RootContent[], version = '1.2.3'): RootContent[] {
  const tree: Root = {type: 'root', children: nodes};
  const run = remarkSupport.call({} as never, {root: '/site', matrix: MATRIX, version}) as (
    tree: Root,
    file: {path: string},
  ) => void;
  run(tree, {path: '/site/docs/api/standard-library/cloud/box.md'});
  return tree.children;
}

const cells = (table: RootContent | undefined) =>
  (table as Table).children.map((row) => row.children.map((cell) => toString(cell)).join(' | '));

describe('the directive support', () => {
  const [table, messages, note] = transform([directive('support', {class: 'cloud.Box'})]);

  it('becomes a table in words', () => {
    expect(cells(table)).toEqual([
      'Member | sim | tf-aws | tf-azure | tf-gcp',
      'new() | yes | yes | no | no',
      'new(lid:) | ignored | yes | no | no',
      'open() inflight | yes | yes | no | no',
    ]);
  });

  it('has the toolchain’s messages under it', () => {
    expect(toString(messages)).toContain('tf-azure and tf-gcp: Unsupported Come again.');
  });

  it('says the version and where the words are explained', () => {
    expect(toString(note)).toContain('Wing 1.2.3');
    expect(JSON.stringify(note)).toContain('"url":"../compatibility-matrix.md#what-the-words-mean"');
  });

  it('has no messages where nothing is refused', () => {
    expect(transform([directive('support', {class: 'cloud.Bag'})]).map(({type}) => type)).toEqual([
      'table',
      'paragraph',
    ]);
  });

  it('is rejected with file and line if the class is not known, and for attributes that it does not have', () => {
    const nodes = [
      directive('support', {class: 'cloud.Bax'}, 7),
      directive('support', {type: 'cloud.Box'}, 9),
      directive('support-matrix', {class: 'cloud.Box'}, 11),
    ];
    const page = 'docs/api/standard-library/cloud/box.md';
    expect(() => transform(nodes)).toThrow(
      [
        `${page}:7: unknown class "cloud.Bax" of ::support: allowed are cloud.Box, cloud.Bag`,
        `${page}:9: unknown attribute "type" of ::support: allowed is class`,
        `${page}:9: unknown class "" of ::support: allowed are cloud.Box, cloud.Bag`,
        `${page}:11: unknown attribute "class" of ::support-matrix: allowed is none`,
      ].join('\n'),
    );
  });

  it('is rejected if the matrix is of another version', () => {
    expect(() => transform([directive('support', {class: 'cloud.Box'})], '1.2.4')).toThrow(
      'box.md:1: support.json is of winglang 1.2.3, installed is 1.2.4: npm run support -- --update',
    );
  });

  it('leaves other directives alone', () => {
    const other = directive('api', {class: 'cloud.Box'});
    expect(transform([other])).toEqual([other]);
  });
});

describe('the directive support-summary', () => {
  const [table, note] = transform([directive('support-summary')]);

  it('has a word for each resource and platform', () => {
    expect(cells(table)).toEqual([
      'Class | sim | tf-aws | tf-azure | tf-gcp',
      'cloud.Box | yes | yes | no | no',
      'cloud.Bag | yes | yes | yes | yes',
    ]);
  });

  it('links each resource to its page, and the note to the matrix', () => {
    expect(JSON.stringify(table)).toContain('"url":"./box.md"');
    expect(JSON.stringify(note)).toContain('"url":"../compatibility-matrix.md#what-the-words-mean"');
    expect(toString(note)).toMatch(/^Measured with Wing 1\.2\.3\. “partly” means/);
  });

  it('names the members that are no or ignored on one platform', () => {
    const [ofPlatform] = transform([directive('support-summary', {platform: 'sim'})]);
    expect(cells(ofPlatform)).toEqual([
      'Class | sim | no | ignored',
      'Box | yes | – | new(lid:)',
      'Bag | yes | – | –',
    ]);
  });

  it('has the messages of one platform under its table, one for all classes that are no', () => {
    const nodes = transform([directive('support-summary', {platform: 'tf-azure'})]);
    expect(nodes.map((node) => toString(node)).slice(1)).toEqual([
      "The toolchain's messages:A class that is no, each with its own name: Unsupported Come again.",
      'Measured with Wing 1.2.3. The lists leave out the options of methods that they name. See what the words mean.',
    ]);
  });

  it('is rejected for a platform that does not exist', () => {
    expect(() => transform([directive('support-summary', {platform: 'tf-moon'}, 3)])).toThrow(
      'box.md:3: unknown platform "tf-moon" of ::support-summary: allowed are sim, tf-aws, tf-azure, tf-gcp',
    );
  });
});

describe('the directive support-matrix', () => {
  const [note, matrix] = transform([directive('support-matrix')]) as [
    RootContent,
    RootContent & {children: RootContent[]},
  ];

  it('says how much was measured', () => {
    expect(toString(note)).toBe('Measured with Wing 1.2.3: 16 answers about 2 resources, in 16 cells.');
  });

  it('holds a section for each resource, and what the filter offers', () => {
    expect(matrix).toMatchObject({
      name: 'SupportMatrix',
      attributes: [
        {name: 'resources', value: 'cloud.Box cloud.Bag'},
        {name: 'platforms', value: 'sim tf-aws tf-azure tf-gcp'},
        {name: 'answers', value: 'yes ignored no'},
        {name: 'rows', value: '4'},
      ],
    });
    expect(matrix.children).toHaveLength(2);
    expect(matrix.children[0]).toMatchObject({
      name: 'section',
      children: [{type: 'heading', data: {hProperties: {id: 'cloud-box'}}}, {type: 'table'}, {name: 'div'}],
    });
  });
});
