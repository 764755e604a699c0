import SearchableMap from 'minisearch/SearchableMap';
import {tokensOf, type Token} from '../shared/tokens';

export interface NameTable {
  add(record: number, name: string): void;
  /**
   * Records that have one of the names, or a longer one.
   *
   * @param names as `keyOf` makes them
   * @returns how much of the record's name was typed: 1 is all
   */
  find(names: readonly string[]): ReadonlyMap<number, number>;
}

/** Headings and names of the API as a whole, whatever their capitals and the forms of their words. */
export function createNameTable(): NameTable {
  const table = new SearchableMap<number[]>();
  return {
    add(record, name) {
      const key = keyOf(tokensOf(name));
      if (key) table.fetch(key, () => []).push(record);
    },
    find(names) {
      const found = new Map<number, number>();
      for (const name of names) {
        for (const [candidate, records] of table.atPrefix(name)) {
          const share = name.length / candidate.length;
          for (const record of records) found.set(record, Math.max(share, found.get(record) ?? 0));
        }
      }
      return found;
    },
  };
}

/** The form in which names are compared: `cloud.Bucket` is `cloud.bucket`, and `Optional types` is `optional.typ`. */
export function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({chain, parts}) => chain ?? parts[0]!.term).join('.');
}
