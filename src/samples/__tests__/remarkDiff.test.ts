import path from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {remarkDiff} from '../remarkDiff';

/** Three states of a program: the second has a page, and the third is the same as the second. */
const ROOT = path.join(__dirname, '../__fixtures__/states');

interface Shown {
  readonly name: string;
  readonly attributes: readonly {readonly name: string; readonly value: string}[];
  readonly children: readonly (Shown & {readonly value?: string})[];
}

function transform(...directives: Record<string, string>[]): readonly Shown[] {
  const children = directives.map((attributes, index) => ({
    type: 'leafDirective',
    name: 'diff',
    attributes,
    children: [],
    position: {start: {line: index + 3}},
  }));
  const tree = {type: 'root', children} as unknown as Root;
  const run = remarkDiff.call({} as never, {root: ROOT}) as unknown as (
    tree: Root,
    file: {path: string},
  ) => void;
  run(tree, {path: path.join(ROOT, 'docs/build/02-storage/index.md')});
  return tree.children as unknown as Shown[];
}

const summaryOf = (node: Shown) => node.children[0]!.children[0]!.value;
const isOpen = (node: Shown) => node.attributes.some(({name}) => name === 'open');

describe('::diff', () => {
  it('becomes a fold for each file that is not the same, and short changes are open', () => {
    const folds = transform({from: '../01-api'});
    expect(folds.map((fold) => [fold.name, summaryOf(fold), isOpen(fold)])).toEqual([
      ['details', 'main.w: 2 lines added, 1 line removed', true],
      ['details', 'storage.w: new file, 3 lines', false],
      ['details', 'old.w: removed, 1 line', false],
    ]);
    const code = folds[0]!.children[1]!;
    expect(code.name).toBe('CodeSample');
    expect(code.attributes).toContainEqual({type: 'mdxJsxAttribute', name: 'title', value: 'main.w'});
  });

  it('shows one file where it is asked for', () => {
    expect(transform({from: '../01-api', file: 'storage.w'}).map(summaryOf)).toEqual([
      'storage.w: new file, 3 lines',
    ]);
  });

  it('is rejected with file, line and what is allowed, all problems at once', () => {
    const page = 'docs/build/02-storage/index.md';
    expect(() =>
      transform(
        {},
        {from: '../1-api', to: '.'},
        {from: '../03-same'},
        {from: '../01-api', file: 'same.w'},
        {from: '../01-api', file: 'main.w', without: 'tests'},
      ),
    ).toThrow(
      [
        `${page}:3: from="" of ::diff: allowed are folders beside the page's: ../01-api, ../03-same`,
        `${page}:4: unknown attribute "to" of ::diff: allowed is from, file, without`,
        `${page}:4: from="../1-api" of ::diff: allowed are folders beside the page's: ../01-api, ../03-same`,
        `${page}:5: from="../03-same" of ::diff: the programs are the same`,
        `${page}:6: file="same.w" of ::diff: allowed are files that differ: main.w, storage.w, old.w`,
        `${page}:7: without="tests" of ::diff: there are no regions`,
      ].join('\n'),
    );
  });
});
