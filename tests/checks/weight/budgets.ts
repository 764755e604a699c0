import type {PageKind} from './kinds';

export interface Budgets {
  readonly script: number;
  readonly scriptOfPanel: number;
  readonly scriptOf: Readonly<Partial<Record<PageKind, number>>>;
  readonly style: number;
  readonly pages: Readonly<Record<string, number>>;
  readonly documentation: number;
  readonly playground: number;
}

/** What a reader's device may be asked for: bytes as they are sent, with brotli, to a phone. `npm run weigh` compares with them. */
export const BUDGETS: Budgets = {
  /** Script of a page before its reader touches anything, except where a script draws the page. */
  script: 10_000,
  /** Script of a page that a script draws a part of by itself: the panel of the offline copy. It must not grow. */
  scriptOfPanel: 20_000,
  /** Kinds that do not reach that budget yet, and must not grow: the 404 page looks for the page that was meant. */
  scriptOf: {'not-found': 10_500},
  /** Style sheets of a page, except where a script draws the page. */
  style: 14_000,
  /** Everything that the home page and the most read page load. */
  pages: {'/': 90_000, '/docs/concepts/inflights': 65_000},
  /** Everything that any page of the documentation loads. */
  documentation: 80_000,
  /** Script that the playground loads before its compiler. */
  playground: 350_000,
};

/** Medians of five runs of Lighthouse on the slowest phone that it stands for. */
export const LIGHTHOUSE_BUDGETS = {
  performance: 100,
  /** The largest pages of the reference. */
  performanceOfLargest: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  /** Milliseconds to the largest part of the first screen. */
  largestContentfulPaint: 1300,
  /** Milliseconds for which the page would not have answered. */
  blockingTime: 30,
  layoutShift: 0,
} as const;

/** Milliseconds from a press on a control to the frame that shows what it does, with a quarter of the processor. */
export const RESPONSE_BUDGET_MS = 100;
