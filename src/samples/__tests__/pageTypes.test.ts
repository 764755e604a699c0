import {describe, expect, it} from 'vitest';
import type {Hover} from '../../wing/compiler/hovers';
import type {ProgramOutcome} from '../../wing/checker/outcome';
import {collectTypes} from '../pageTypes';
import {collectPrograms} from '../collectPrograms';

const hover = (line: number, column: number, type: string, doc?: string): Hover => ({
  line,
  column,
  length: 1,
  type,
  ...(doc && {doc}),
});
const outcome = (...hovers: Hover[]) => ({hovers}) as unknown as ProgramOutcome;

describe('the types of a page', () => {
  const {programs} = collectPrograms(
    'docs/a.md',
    '```wing\n// remove-next-line\nlet a = 0;\nlet a = 1;\nlet b = a;\n```\n\n```wing\nlet c = 1;\n```\n',
    () => undefined,
  );
  const [first, second] = programs.map(({id}) => id);

  it('hold each signature once, at the lines that the page shows', () => {
    const {types, indexOf} = collectTypes(
      programs,
      new Map([
        [first!, outcome(hover(0, 4, 'a: num'), hover(1, 4, 'b: num', 'Doc'), hover(1, 8, 'a: num'))],
        [second!, outcome(hover(0, 4, 'b: num', 'Doc'))],
      ]),
    );
    expect(types.entries).toEqual([['a: num'], ['b: num', 'Doc']]);
    expect(types.samples).toEqual([
      {
        names: [
          [1, 4, 1, 0],
          [2, 4, 1, 1],
          [2, 8, 1, 0],
        ],
      },
      {names: [[0, 4, 1, 1]]},
    ]);
    expect([...indexOf]).toEqual([
      [first, 0],
      [second, 1],
    ]);
  });

  it('pass over a program without types', () => {
    const {types, indexOf} = collectTypes(programs, new Map([[second!, outcome(hover(0, 4, 'c: num'))]]));
    expect(types.samples).toHaveLength(1);
    expect([...indexOf]).toEqual([[second, 0]]);
  });

  it('leave out names that the page does not show', () => {
    const page = '```wing file="./main.w" region="b"\n```\n';
    const file = 'let a = 1;\n// #region b\n  let b = a;\n// #endregion b\n';
    const shown = collectPrograms('docs/a.md', page, () => file).programs;
    const answers = new Map([[shown[0]!.id, outcome(hover(0, 4, 'a: num'), hover(2, 6, 'b: num'))]]);
    expect(collectTypes(shown, answers).types.samples).toEqual([{names: [[0, 4, 1, 0]]}]);
  });
});
