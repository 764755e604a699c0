import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {remarkChapters} from '../remarkChapters';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'chapters-'));
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, 'docs/build', name)), {recursive: true});
    writeFileSync(path.join(root, 'docs/build', name), content);
  };
  write('01-api/index.md', `---\ntitle: API\n---\n${'word '.repeat(300)}\n`);
  write('01-api/main.w', `bring cloud;\n\n${'log("x");\n'.repeat(9)}test "one" {\n}\n`);
  write('02-storage/index.md', 'word\n');
  write('02-storage/main.w', `bring cloud;\n\n${'log("x");\n'.repeat(9)}test "one" {\n}\ntest "two" {\n}\n`);
  write('03-review/index.md', 'word\n');
  write('public/main.w', 'bring cloud;\n');
});
afterEach(() => rmSync(root, {recursive: true, force: true}));

function transform(before: RootContent[], attributes: Record<string, string> = {}): string[] {
  const directive = {
    type: 'leafDirective',
    name: 'chapter-sizes',
    attributes,
    children: [],
    position: {start: {line: 7}},
  } as unknown as RootContent;
  const tree: Root = {type: 'root', children: [...before, directive]};
  const run = remarkChapters.call({} as never, {root}) as unknown as (
    tree: Root,
    file: {path: string},
  ) => void;
  run(tree, {path: path.join(root, 'docs/build/index.md')});
  return tree.children.flatMap((node) =>
    node.type === 'table'
      ? node.children.map((row) => row.children.map((cell) => toString(cell)).join(' | '))
      : toString(node),
  );
}

function table(...links: string[]): RootContent[] {
  const row = (url: string) => ({
    type: 'tableRow' as const,
    children: [{type: 'tableCell' as const, children: [{type: 'link' as const, url, children: []}]}],
  });
  return [{type: 'table', children: ['', ...links].map(row)}];
}

it('adds what each chapter has to write and how long that takes, and the sums', () => {
  expect(transform(table('./01-api/index.md', './02-storage/index.md', './03-review/index.md'))).toEqual([
    ' | Size',
    ' | 3\u00A0min, 12\u00A0lines',
    ' | 1\u00A0min, 2\u00A0lines',
    // It has no program.
    ' | 1\u00A0min',
    "In all, you write 14 lines, including 2 tests. That takes about 0 hours. Each chapter's minutes are computed: one for " +
      'every 150 words that you read, and one for every 12 lines that you write or copy. ' +
      "Installing, waiting, and deploying aren't counted.",
  ]);
});

it('rejects a table with other chapters, or none, and attributes', () => {
  const page = 'docs/build/index.md:7: ';
  expect(() => transform(table('./01-api/index.md'))).toThrow(
    `${page}the table before ::chapter-sizes links to 01-api: allowed is 01-api, 02-storage, 03-review`,
  );
  expect(() => transform([])).toThrow(`${page}::chapter-sizes comes after a table of chapters`);
  expect(() => transform([], {of: 'docs'})).toThrow(
    `${page}unknown attribute "of" of ::chapter-sizes: allowed is none`,
  );
});
