/**
 * Where something comes into the site that it has not made: links, stored values, messages of other documents, answers of
 * services, files.
 *
 * To add one: write the parser, a function of the value alone that bounds its size before any work, refuses with a sentence
 * (`src/lib/entrance`) and yields plain data of known shape; a property test beside it (`tests/support/hostile.ts`); and a row
 * here. The lint forbids the names that bring such a value (`location`, `localStorage`, `fetch` and so on) in all modules that are
 * not the `reader` of a row: `.oxlintrc.json` lists them again, and a test compares the two.
 */
export interface Entrance {
  /** What comes in. */
  readonly name: string;
  readonly from: Origin;
  /** The module that gets hold of the value. */
  readonly reader: string;
  /** The module and its function that every such value goes through, with a `#` between them. */
  readonly parser: `${string}#${string}`;
  /** Feeds the parser with generated and damaged values. */
  readonly test: string;
}

export type Origin = 'address' | 'storage' | 'message' | 'answer' | 'file' | 'clipboard';

export const ENTRANCES: readonly Entrance[] = [];
