import type {RankedRecord} from '../../src/search/ranking/ranker';
import {anchorsOf, type BuiltSite} from '../support/builtSite';

/** What a reader types, and what a maintainer would call the right answer. */
export interface Expectation {
  readonly query: string;
  readonly kind: string;
  /**
   * `/docs/x` accepts the page and everything on it, `/docs/x#y` the heading or member with that anchor, and `/docs/x#`
   * the page itself, with nothing on it.
   */
  readonly accept: readonly string[];
}

export interface Figures {
  /** Share of the queries whose first answer is accepted. */
  readonly successAt1: number;
  /** Share of those with an accepted answer among the first three. */
  readonly successAt3: number;
  /** Mean of one divided by the place of the first accepted answer, or of zero if there is none. */
  readonly meanReciprocalRank: number;
  /** Milliseconds that 95 of 100 answers take at most. */
  readonly slow: number;
  /** Queries with no accepted answer among the first three, with the place of the first: `0 symbol: put`. */
  readonly missed: readonly string[];
  /** Queries with no accepted answer among the first two. */
  readonly late: readonly string[];
}

/** What finds places for a query, the best first. */
type Engine = {readonly search: (query: string) => readonly Pick<RankedRecord, 'record'>[]};

/** Asks all queries. */
export function measure(engine: Engine, expectations: readonly Expectation[]): Figures {
  const asked = expectations.map(({query, kind, accept}) => {
    const start = performance.now();
    const answers = engine.search(query);
    const time = performance.now() - start;
    return {query, kind, time, rank: answers.findIndex((answer) => isAccepted(answer, accept)) + 1};
  });
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const times = asked.map(({time}) => time).sort((one, other) => one - other);
  return {
    successAt1: mean(asked.map(({rank}) => Number(rank === 1))),
    successAt3: mean(asked.map(({rank}) => Number(rank > 0 && rank <= 3))),
    meanReciprocalRank: mean(asked.map(({rank}) => (rank ? 1 / rank : 0))),
    slow: times[Math.floor(times.length * 0.95)] ?? 0,
    missed: asked
      .filter(({rank}) => !rank || rank > 3)
      .map(({rank, kind, query}) => `${rank} ${kind}: ${query}`),
    late: asked.filter(({rank}) => !rank || rank > 2).map(({query}) => query),
  };
}

function isAccepted(
  {record: {path, anchor}}: Pick<RankedRecord, 'record'>,
  accept: readonly string[],
): boolean {
  return accept.includes(path) || accept.includes(`${path}#${anchor}`);
}

/** What is wrong with the expectations themselves: pages and anchors that are not there, queries that stand twice. */
export function expectationProblems(expectations: readonly Expectation[], site: BuiltSite): string[] {
  const anchors = new Map(site.pages.map((page) => [page.path, anchorsOf(page)]));
  const isThere = (target: string) => {
    const [path = '', anchor] = target.split('#');
    const found = anchors.get(path);
    return found !== undefined && (!anchor || found.has(anchor));
  };
  const queries = expectations.map(({query}) => query);
  return expectations.flatMap(({query, accept}, index) => [
    ...(accept.length ? [] : [`"${query}" accepts nothing`]),
    ...(queries.indexOf(query) === index ? [] : [`"${query}" appears twice`]),
    ...accept
      .filter((target) => !isThere(target))
      .map((target) => `"${query}" accepts ${target}, which is not there`),
  ]);
}
