import {describe, expect, it} from 'vitest';
import type {RawDiagnostic} from '../../../../../src/wing/compiler/wingc';
import {type Compared, formatComparison, isFaithful, listDifferences, type Verdict} from '../comparison';

const WARNING: RawDiagnostic = {severity: 'warning', message: 'careful', hints: [], annotations: []};
const OTHER: RawDiagnostic = {...WARNING, message: 'more'};

function verdict(tests: Verdict['tests'], diagnostics: Verdict['diagnostics'] = [], note?: string): Verdict {
  return {diagnostics, tests, note};
}

function compare(name: string, expected: Verdict, actual: Verdict, group = 'tests/valid'): Compared {
  return {name, group, expected, actual};
}

const SAME = compare(
  'a',
  verdict({x: true, y: false}, [WARNING, OTHER]),
  verdict({x: true, y: false}, [OTHER, WARNING]),
);
const FEWER = compare('b', verdict({x: true}), verdict({x: false}, [], 'refused util.exec'), 'tests/error');
const MORE = compare('c', verdict({}), verdict({x: true}, [WARNING]));

describe('the comparison', () => {
  it('counts for each group and for all', () => {
    expect(formatComparison([SAME, FEWER])).toBe(
      [
        '| | programs | same diagnostics | same results | tests pass there | pass here too | only here |',
        '| --- | --- | --- | --- | --- | --- | --- |',
        '| tests/valid | 1 | 1 | 1 | 1 | 1 | 0 |',
        '| tests/error | 1 | 1 | 0 | 1 | 0 | 0 |',
        '| all | 2 | 2 | 1 | 2 | 1 | 0 |',
      ].join('\n'),
    );
  });

  it('lists the differences', () => {
    expect(listDifferences([SAME, FEWER, MORE])).toEqual([
      'b, x: passes there, fails here (refused util.exec)',
      'c: other diagnostics',
      'c, x: does not run there, passes here',
    ]);
  });

  it('allows that less passes here, and neither more nor other diagnostics', () => {
    expect(isFaithful([SAME, FEWER])).toBe(true);
    expect(isFaithful([SAME, MORE])).toBe(false);
  });

  it('allows other diagnostics of a program that is refused', () => {
    const other = compare('d', verdict({x: true}), verdict({}, [WARNING]));
    expect(isFaithful([other])).toBe(false);
    expect(isFaithful([{...other, actual: {...other.actual, lacksPackage: true}}])).toBe(true);
  });
});
