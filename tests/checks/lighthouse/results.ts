import {LIGHTHOUSE_BUDGETS as BUDGETS} from '../weight/budgets';

/** What one run of Lighthouse tells of a page: scores of a hundred, milliseconds, and shares of the screen. */
export interface Result {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
  readonly largestContentfulPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
}

/** Pages with more elements than others. */
const LARGEST = ['/docs/api/standard-library/cloud/bucket', '/docs/api/language-reference/classes'];

/** The median of each part of several runs. */
export function medianOf(results: readonly Result[]): Result {
  const median = (part: keyof Result) => {
    const values = results.map((result) => result[part]).sort((one, other) => one - other);
    return values[Math.floor(values.length / 2)]!;
  };
  const parts = Object.keys(results[0]!) as (keyof Result)[];
  return Object.fromEntries(parts.map((part) => [part, median(part)])) as unknown as Result;
}

/** Budgets that a page misses, with what it has. */
export function resultProblems(path: string, result: Result): string[] {
  const least = {
    performance: LARGEST.includes(path) ? BUDGETS.performanceOfLargest : BUDGETS.performance,
    accessibility: BUDGETS.accessibility,
    'best-practices': BUDGETS['best-practices'],
    seo: BUDGETS.seo,
  };
  const {largestContentfulPaint, blockingTime, layoutShift} = BUDGETS;
  const most = {largestContentfulPaint, blockingTime, layoutShift};
  // What was not measured is no number, and reaches no mark.
  return (Object.keys(result) as (keyof Result)[]).flatMap((part) => {
    const value = result[part];
    if (part in most) {
      const mark = most[part as keyof typeof most];
      return value <= mark ? [] : `${path}: ${part} is ${value}, at most ${mark}`;
    }
    const mark = least[part as keyof typeof least];
    return value >= mark ? [] : `${path}: ${part} is ${value}, at least ${mark}`;
  });
}
