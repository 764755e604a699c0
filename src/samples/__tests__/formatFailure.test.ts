import {describe, expect, it} from 'vitest';
import type {PageCheckResult} from '../runChecks';
import {collectPrograms} from '../collectPrograms';
import {formatFailures, formatTable} from '../formatFailure';

const result = (rest: Partial<PageCheckResult> = {}): PageCheckResult => ({
  checked: [],
  problems: [{page: 'docs/a.md', line: 3, message: 'unknown word "nope"'}],
  failures: [
    {
      programId: 'docs/a#top',
      file: 'docs/a.md',
      line: 7,
      column: 5,
      source: 'let a = b;',
      message: 'the program does not compile',
      details: '(100%)\nno b',
    },
  ],
  cached: 0,
  ...rest,
});

describe('what is wrong', () => {
  it('is shown with file, line, column and the line of the source', () => {
    expect(formatFailures(result(), {annotations: false}).split('\n')).toEqual([
      'docs/a.md:3:1: unknown word "nope"',
      'docs/a.md:7:5: the program does not compile',
      '    7 | let a = b;',
      '      (100%)',
      '      no b',
    ]);
  });

  it('is an annotation too on GitHub, on one line', () => {
    const lines = formatFailures(result(), {annotations: true}).split('\n');
    expect(lines.filter((line) => line.startsWith('::'))).toEqual([
      '::error file=docs/a.md,line=3,col=1::unknown word "nope"',
      '::error file=docs/a.md,line=7,col=5::the program does not compile%0A(100%25)%0Ano b',
    ]);
  });
});

describe('the table', () => {
  it('counts by folder in columns', () => {
    const page = '```wing\nlog("a");\n```\n\n```wing nocheck="needs network"\n```\n';
    const {programs} = collectPrograms('docs/guides/a.md', page, () => undefined);
    const checked = programs.map((program) => ({program}));
    expect(formatTable(result({checked})).split('\n')).toEqual([
      'folder       programs  compiled  tests run  expected errors  not checked',
      'docs/guides  2         1         0          0                1 needs network',
      'all          2         1         0          0                1 needs network',
    ]);
  });
});
