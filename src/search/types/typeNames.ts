import {editDistance} from '../../lib/editDistance';
import {moduleOf, shortName} from '../shared/apiNames';

/** The types that a name may mean: how likely each is, by its full name. */
export type NamedTypes = ReadonlyMap<string, number>;

export interface FoundTypes {
  readonly types: NamedTypes;
  /** The name that is spelled almost like the one that was asked for, which no type has. */
  readonly corrected?: string;
}

export interface TypeNames {
  /**
   * Types with a name, whatever its capitals, with its module or without.
   *
   * @param isUnfinished whether the reader may be in the middle of the name: then it means longer ones as well
   * @returns nothing for a name that is like no other
   */
  find(name: string, isUnfinished: boolean): FoundTypes | undefined;
}

/** What other languages call the types of Wing. */
const ALIASES = new Map([
  ['string', 'str'],
  ['number', 'num'],
  ['int', 'num'],
  ['integer', 'num'],
  ['float', 'num'],
  ['boolean', 'bool'],
  ['date', 'datetime'],
  ['list', 'array'],
  ['object', 'json'],
]);

/** How close a type is whose name begins with the one that was typed, or is spelled almost like it. */
const LONGER = 0.9;
const CORRECTED = 0.9;

/** @param fullNames of all types: `str`, `cloud.Bucket` */
export function createTypeNames(fullNames: Iterable<string>): TypeNames {
  const known = new Map<string, string[]>();
  for (const full of new Set(fullNames)) {
    for (const name of new Set([full, shortName(full)].map(toKey))) {
      known.set(name, [...(known.get(name) ?? []), full]);
    }
  }
  const typesOf = (names: readonly string[], closeness: number): NamedTypes => {
    const types = names.flatMap((name) => known.get(name)!);
    const best = Math.max(...types.map(likelihoodOf));
    return new Map(types.map((full) => [full, (closeness * likelihoodOf(full)) / best]));
  };
  return {
    find(name, isUnfinished) {
      const key = toKey(name);
      const meant = known.has(key) ? key : ALIASES.get(key);
      const longer = isUnfinished
        ? [...known.keys()].filter((one) => one !== meant && one.startsWith(key))
        : [];
      if (meant !== undefined || longer.length > 0) {
        const found = longer.length > 0 ? [...typesOf(longer, LONGER)] : [];
        return {types: new Map([...found, ...(meant === undefined ? [] : typesOf([meant], 1))])};
      }
      const corrected = closest(key, known.keys());
      if (corrected === undefined) return undefined;
      const types = typesOf([corrected], CORRECTED);
      return {
        types,
        corrected: corrected.includes('.') ? [...types.keys()][0]! : shortName([...types.keys()][0]!),
      };
    },
  };
}

/** `Bucket` means the cloud-neutral one before that of a provider, or of a library. */
export function likelihoodOf(full: string): number {
  const module = moduleOf(full);
  return LIKELIHOODS.get(module) ?? (module ? 0.85 : 1);
}

const LIKELIHOODS = new Map([
  ['cloud', 1],
  ['std', 1],
  ['http', 0.97],
  ['util', 0.97],
  ['fs', 0.97],
  ['aws', 0.75],
  ['sim', 0.8],
  ['ui', 0.8],
  ['std.reflect', 0.8],
]);

function toKey(name: string): string {
  return name.toLowerCase();
}

/** No name is corrected to one that differs in more than a letter of four. */
function closest(name: string, candidates: Iterable<string>): string | undefined {
  const most = name.length < 4 || name.length > MAX_CHARS ? 0 : name.length < 7 ? 1 : 2;
  if (most === 0) return undefined;
  let best: {name: string; mistakes: number} | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > most) continue;
    const mistakes = editDistance(name, candidate);
    if (mistakes <= most && mistakes < (best?.mistakes ?? Infinity)) best = {name: candidate, mistakes};
  }
  return best?.name;
}

/** Names are shorter, and the distance takes time by the square of the length. */
const MAX_CHARS = 40;
