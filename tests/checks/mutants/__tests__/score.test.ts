import {describe, expect, it} from 'vitest';
import {scoreOf, survivors} from '../score';

describe('scoreOf', () => {
  it('counts a mutant that hangs or cannot be loaded as noticed', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'] as const;
    expect(scoreOf(statuses.map((status) => ({status})))).toEqual({noticed: 3, all: 5, percent: 60});
  });

  it('rounds down, so that nothing below the mark reaches it', () => {
    const results = Array.from(
      {length: 1000},
      (_, at) => ({status: at < 899 ? 'Killed' : 'Survived'}) as const,
    );
    expect(scoreOf(results).percent).toBe(89.9);
    expect(scoreOf([...results, {status: 'Survived'}]).percent).toBe(89.8);
  });

  it('gives nothing for a group without mutants', () => expect(scoreOf([]).percent).toBe(0));
});

describe('survivors', () => {
  const at = {fileName: 'a.ts', location: {start: {line: 2, column: 5}, end: {line: 2, column: 10}}};

  it('says where, and what became of what', () => {
    const result = {
      ...at,
      status: 'Survived',
      mutatorName: 'EqualityOperator',
      replacement: 'a <= b',
    } as const;
    expect(survivors([result, {...result, status: 'Killed'}], () => 'first\nif (a < b) {}\n')).toEqual([
      'a.ts:2:5 EqualityOperator: a < b → a <= b',
    ]);
  });

  it('puts code of several lines on one, cut where it is long', () => {
    const location = {start: {line: 1, column: 1}, end: {line: 2, column: 101}};
    const result = {...at, location, status: 'NoCoverage', mutatorName: 'Block', replacement: '{}'} as const;
    expect(survivors([result], () => `{\n${'x'.repeat(100)}`)).toEqual([
      `a.ts:1:1 Block (no test comes here): { ${'x'.repeat(77)}… → {}`,
    ]);
  });
});
