import {expect, it} from 'vitest';
import {announceProblems, countProblems, type Problem, sortProblems} from '../problems';

const problem = (file: string, line: number, severity: Problem['severity'] = 'error'): Problem => ({
  severity,
  message: `${file} is wrong`,
  hints: [],
  notes: [],
  at: {file, from: {line, column: 4}, to: {line, column: 5}},
});

it('sorts by file as the tabs are, then by line', () => {
  const sorted = sortProblems(
    [{...problem('', 0), at: undefined}, problem('lib.w', 0), problem('main.w', 9), problem('main.w', 2)],
    ['main.w', 'lib.w'],
  );
  expect(sorted.map(({at}) => `${at?.file}:${at?.from.line}`)).toEqual([
    'main.w:2',
    'main.w:9',
    'lib.w:0',
    'undefined:undefined',
  ]);
});

it('counts errors and warnings', () => {
  expect(countProblems([])).toBe('No problems');
  expect(countProblems([problem('main.w', 1)])).toBe('1 error');
  expect(countProblems([problem('main.w', 1), problem('main.w', 2, 'warning'), problem('main.w', 3)])).toBe(
    '2 errors, 1 warning',
  );
});

it('announces the first one with its place', () => {
  expect(announceProblems([])).toBe('No problems');
  expect(announceProblems([problem('main.w', 1)])).toBe('1 error. main.w, line 2, column 5: main.w is wrong');
});
