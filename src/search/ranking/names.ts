import {tokenizeText, type SearchToken} from '../shared/tokens';

export interface NameTable {
  add(record: number, name: string): void;
  /**
   * Records that have one of the names, or a longer one.
   *
   * @param names as `nameKeyOf` makes them
   * @returns how much of the record's name was typed: 1 is all
   */
  find(names: readonly string[]): ReadonlyMap<number, number>;
  /** Records that have just this name. */
  get(name: string): readonly number[];
}

/** Headings and names of the API as a whole, whatever their capitals and the forms of their words. */
export function createNameTable(): NameTable {
  const records = new Map<string, number[]>();
  /** All keys in order, computed by the first search. */
  let keys: readonly string[] | undefined;

  return {
    add(record, name) {
      const key = nameKeyOf(tokenizeText(name));
      const known = records.get(key);
      if (known) known.push(record);
      else records.set(key, [record]);
      keys = undefined;
    },
    find(names) {
      keys ??= [...records.keys()].sort();
      const found = new Map<number, number>();
      for (const name of names) {
        for (let at = placeOf(keys, name); keys[at]?.startsWith(name); at++) {
          const share = name.length / keys[at]!.length;
          for (const record of records.get(keys[at]!)!)
            found.set(record, Math.max(share, found.get(record) ?? 0));
        }
      }
      return found;
    },
    get: (name) => records.get(name) ?? [],
  };
}

/** The form in which names are compared: `cloud.Bucket` is `cloud.bucket`, and `Optional types` is `optional.typ`. */
export function nameKeyOf(tokens: readonly SearchToken[]): string {
  return tokens.map(({chain, parts}) => chain ?? parts[0]!.term).join('.');
}

/** Index of the first key that does not sort before a name. */
function placeOf(keys: readonly string[], name: string): number {
  let [from, to] = [0, keys.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (keys[middle]! < name) from = middle + 1;
    else to = middle;
  }
  return from;
}
