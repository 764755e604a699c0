import {describe, expect, it} from 'vitest';
import {medianOf, type Result, resultProblems} from '../results';

const GOOD: Result = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  largestContentfulPaint: 1200,
  blockingTime: 0,
  layoutShift: 0,
};

describe('the results of a page', () => {
  it('are the medians of its runs, part by part', () => {
    const runs = [99, 100, 90].map((performance, run) => ({...GOOD, performance, blockingTime: run * 10}));
    expect(medianOf(runs)).toEqual({...GOOD, performance: 99, blockingTime: 10});
  });

  it('pass when they reach the marks', () => {
    expect(resultProblems('/docs', GOOD)).toEqual([]);
    expect(resultProblems('/docs/api/language-reference/classes', {...GOOD, performance: 99})).toEqual([]);
  });

  it.each([
    [{performance: 99}, '/docs: performance is 99, at least 100'],
    [{accessibility: 99}, '/docs: accessibility is 99, at least 100'],
    [{'best-practices': 96}, '/docs: best-practices is 96, at least 100'],
    [{seo: 92}, '/docs: seo is 92, at least 100'],
    [{largestContentfulPaint: 1301}, '/docs: largestContentfulPaint is 1301, at most 1300'],
    [{blockingTime: 31}, '/docs: blockingTime is 31, at most 30'],
    [{layoutShift: 0.01}, '/docs: layoutShift is 0.01, at most 0'],
  ])('fail for %o', (part, problem) => {
    expect(resultProblems('/docs', {...GOOD, ...part})).toEqual([problem]);
  });

  it('fail where nothing was measured', () => {
    expect(resultProblems('/docs', {...GOOD, largestContentfulPaint: Number.NaN})).not.toEqual([]);
  });
});
