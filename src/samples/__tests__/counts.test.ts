import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {ProgramOutcome} from '../../wing/checker/outcome';
import {countPrograms, toTable} from '../counts';
import {collectPrograms} from '../collectPrograms';
import {remarkSampleCounts} from '../remarkSampleCounts';

const PAGE = [
  '```wing\nlog("a");\n```',
  '```wing\ntest "a" {}\n```',
  '```wing norun="waits"\ntest "a" {}\n```',
  '```wing fails\ntest "a" {\n```\n```text error\nx\n```',
  '```wing fails="test"\ntest "a" {}\n```\n```text error\nx\n```',
  '```wing nocheck="needs docker"\ntest "a" {}\n```',
].join('\n\n');
const programsOf = (page: string) =>
  collectPrograms(page, PAGE, () => undefined).programs.map((program) => ({program}));

describe('the counts of programs', () => {
  it('stand by folder, with the sums last', () => {
    const rows = toTable(countPrograms([...programsOf('docs/guides/a.md'), ...programsOf('blog/a.mdx')]));
    expect(rows).toEqual([
      ['folder', 'programs', 'compiled', 'tests run', 'expected errors', 'not checked'],
      ['blog', '6', '3', '2', '2', '1 needs docker'],
      ['docs/guides', '6', '3', '2', '2', '1 needs docker'],
      ['all', '12', '6', '4', '4', '2 needs docker'],
    ]);
  });

  it('say what was run where the toolchain was asked', () => {
    const [first] = programsOf('docs/a.md');
    const outcome = {tests: [{}]} as unknown as ProgramOutcome;
    expect(countPrograms([{...first!, outcome}]).get('docs')).toMatchObject({run: 1});
  });
});

describe('the directive sample-counts', () => {
  let root = '';
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'counts-'));
    fs.mkdirSync(path.join(root, 'docs'));
    fs.writeFileSync(path.join(root, 'docs/a.md'), PAGE);
  });
  afterEach(() => fs.rmSync(root, {recursive: true}));

  it('becomes a table of all pages, and other directives stay', () => {
    const directive = (name: string) => ({type: 'leafDirective', name, children: []});
    const tree = {type: 'root', children: [directive('other'), directive('sample-counts')]};
    const transform = remarkSampleCounts.call({} as never, {root}) as (tree: Root) => void;
    transform(tree as unknown as Root);
    expect(tree.children.map(({type}) => type)).toEqual(['leafDirective', 'table']);
    const table = (tree as unknown as Root).children[1]!;
    expect('children' in table && table.children.map((row) => toString(row))).toContain(
      'all63221 needs docker',
    );
  });
});
