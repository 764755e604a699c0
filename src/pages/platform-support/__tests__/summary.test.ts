import fs from 'node:fs';
import path from 'node:path';
import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {type SupportAnswer, type Matrix, readMatrix} from '../matrix';
import type {MemberKind} from '../probes';
import {toRows} from '../shownRows';
import {toSupport} from '../summary';
import {createPlatformMessages, createPlatformSummary, createSummary, pageOf} from '../summaryTable';

const no: SupportAnswer = {no: 'not here'};
/** A member with the answers of sim, tf-aws, tf-azure and tf-gcp. */
const row = (
  kind: MemberKind,
  ...[sim, aws, azure, gcp]: [SupportAnswer, SupportAnswer, SupportAnswer, SupportAnswer]
) => ({
  kind,
  sim,
  'tf-aws': aws,
  'tf-azure': azure,
  'tf-gcp': gcp,
});

const BOX: Matrix['resources'][string] = {
  'new()': row('constructor', 'yes', 'yes', 'yes', no),
  'new(lid:)': row('option', 'ignored', 'yes', 'yes', no),
  'new(lid.size:)': row('option', 'ignored', no, 'yes', no),
  'fill()': row('preflight', 'yes', 'yes', no, no),
  'fill(slowly:)': row('option', 'yes', no, no, no),
  'pack()': row('preflight', 'yes', 'yes', 'yes', no),
  'pack(slowly:)': row('option', 'yes', no, no, no),
  'open()': row('inflight', 'yes', 'yes', no, no),
  'open(force:)': row('inflight', 'yes', 'yes', no, no),
  'shut()': row('inflight', 'yes', no, no, no),
};
const MATRIX: Matrix = {version: '1.2.3', resources: {'cloud.Box': BOX}};

const supportOf = (platform: 'sim' | 'tf-aws' | 'tf-azure' | 'tf-gcp') => {
  const {word, refused, ignored} = toSupport(toRows(BOX), platform);
  return [word, refused.map(({member}) => member).join(' '), ignored.map(({member}) => member).join(' ')];
};

describe('what a platform has of a resource', () => {
  it('is everything where nothing is refused, and ignored options are named without their fields', () => {
    expect(supportOf('sim')).toEqual(['yes', '', 'new(lid:)']);
  });

  it('is a part where a member is refused', () => {
    expect(supportOf('tf-aws')).toEqual(['partly', 'new(lid.size:) slowly: shut()', '']);
  });

  it('is told without the options of methods that are refused', () => {
    expect(supportOf('tf-azure')).toEqual(['partly', 'fill() slowly: open() shut()', '']);
  });

  it('is nothing where the resource is refused', () => {
    expect(supportOf('tf-gcp')).toEqual(['no', '', '']);
  });
});

describe('the table of a platform', () => {
  const cellsOf = (table: Table) => table.children[1]!.children.map((cell) => toString(cell));
  const page = 'docs/faq/page.md';

  it('names an option with the methods that take it', () => {
    expect(cellsOf(createPlatformSummary(MATRIX, 'tf-aws', page))[2]).toBe(
      'new(lid.size:), slowly: of fill and pack, shut()',
    );
  });

  it('says so where the resource is refused', () => {
    expect(cellsOf(createPlatformSummary(MATRIX, 'tf-gcp', page))).toEqual(['Box', 'no', 'all', '–']);
  });

  it('does not name all inflight methods one by one', () => {
    expect(cellsOf(createPlatformSummary(MATRIX, 'tf-azure', page))[2]).toBe(
      'fill(), slowly: of fill and pack, all inflight methods',
    );
  });
});

describe('the messages of a platform', () => {
  it('are there once, with all that they are about', () => {
    const twice: Matrix = {version: '1.2.3', resources: {'cloud.Box': BOX, 'cloud.Bag': BOX}};
    expect(createPlatformMessages(twice, 'tf-aws').map((node) => toString(node))).toEqual([
      "The toolchain's messages:cloud.Box new(lid.size:), slowly: of fill and pack, shut(); " +
        'cloud.Bag new(lid.size:), slowly: of fill and pack, shut(): not here',
    ]);
  });

  it('are not there where nothing is no', () => {
    expect(createPlatformMessages(MATRIX, 'sim')).toEqual([]);
  });
});

describe('the table of all platforms', () => {
  it('has a link to the matrix where a member has a known bug', () => {
    const table = createSummary(readMatrix(), 'docs/platforms/platforms.md');
    const cells = table.children
      .find((row) => toString(row.children[0]!) === 'cloud.Bucket')!
      .children.map((cell) => toString(cell));
    expect(cells).toEqual(['cloud.Bucket', 'yes, bug', 'yes, bug', 'partly', 'partly']);
    expect(JSON.stringify(table)).toContain('compatibility-matrix.md#cloud-bucket');
  });
});

describe('the page of a resource', () => {
  it('is there for each that was measured', () => {
    const root = path.join(__dirname, '../../../..');
    const pages = Object.keys(readMatrix().resources).map(pageOf);
    expect(pages).toContain('docs/api/standard-library/cloud/on-deploy.md');
    expect(pages.filter((page) => !fs.existsSync(path.join(root, page)))).toEqual([]);
  });
});
