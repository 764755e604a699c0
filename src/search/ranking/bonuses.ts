import type {SearchRecord} from '../shared/types';
import {headingOf, type Corpus} from './corpus';
import type {Query} from './query';
import {NAME_BONUSES} from './weights';

/** What records gain for being called what the query says; the maps are by record. */
export interface Bonuses {
  readonly of: ReadonlyMap<number, number>;
  /** Records that have the whole query among their aliases. */
  readonly called: ReadonlySet<number>;
  /** The bonus of a part that says all of the query, on a page that is called so or has another part that is. */
  ofPart(number: number): number;
}

/**
 * The bonuses of the records for their names and aliases.
 *
 * @param shares how much of the query each of its slots is: all of them are 1
 */
export function bonusesOf(
  {names, aliases, records, pageOf}: Corpus,
  query: Query,
  shares: readonly number[],
): Bonuses {
  const bonuses = new Map<number, number>();
  const called = new Set<number>();
  const raise = (number: number, bonus: number) =>
    bonuses.set(number, Math.max(bonus, bonuses.get(number) ?? 0));
  for (const [number, share] of names.find(query.names)) {
    const record = records[number]!;
    const bonus = share === 1 ? NAME_BONUSES.whole[record.kind] : NAME_BONUSES.beginning[record.kind] * share;
    raise(number, bonus * shareOfName(record));
  }
  for (const [number, share] of aliases.find(query.names)) {
    if (share === 1) called.add(number);
    raise(number, share === 1 ? aliasBonus(records[number]!) : NAME_BONUSES.beginning.page * share);
  }
  for (const {name, share} of partsOf(query.terms, shares)) {
    const bonus = share ** NAME_BONUSES.insidePower * NAME_BONUSES.aliasInside;
    for (const number of aliases.get(name)) raise(number, aliasBonus(records[number]!) * bonus);
  }
  for (const [number, share] of names.find(query.identifiers)) {
    if (share === 1) raise(number, NAME_BONUSES.inside);
  }
  // A class is meant as a whole.
  const others = [...called].filter((number) => !CLASSES.test(records[number]!.path));
  const pages = new Set(others.map((number) => pageOf[number]!));
  const isPart = (number: number) => pages.has(pageOf[number]!) && records[number]!.kind !== 'page';
  return {of: bonuses, called, ofPart: (number) => (isPart(number) ? NAME_BONUSES.aliasPart : 0)};
}

/** The phrases in a query that are less than all of it, and how much of it they are. */
function* partsOf(terms: readonly string[], shares: readonly number[]) {
  for (let from = 0; from < terms.length; from++) {
    let [name, share] = ['', 0];
    for (let at = from; at < terms.length && at - from < LONGEST_ALIAS; at++) {
      name += (name && '.') + terms[at]!;
      share += shares[at]!;
      if (at > from && share >= NAME_BONUSES.leastInside && at - from < terms.length - 1) yield {name, share};
    }
  }
}

/** Words of the longest aliases. */
const LONGEST_ALIAS = 8;

/** Pages about one class or module each. */
const CLASSES = /^\/docs\/(?:api\/standard-library|libraries\/winglibs)\//;

/** Pages that list what there is, instead of teaching it. */
const REFERENCE =
  /^\/docs\/(?:api\/(?:standard-library|language-reference)|libraries\/winglibs|concepts|guides|tools|platforms)\//;

function aliasBonus({path, kind}: SearchRecord): number {
  return NAME_BONUSES.alias[kind] * (REFERENCE.test(path) ? NAME_BONUSES.ofReference : 1);
}

/** Hardly anyone looks for an enum value or an option by nothing but its name, which is a word for much else. */
function shareOfName(record: SearchRecord): number {
  if (record.kind !== 'member') return 1;
  if (/^[A-Z\d_]{2,}$/.test(headingOf(record))) return NAME_BONUSES.ofConstants;
  return OPTION.test(record.names[0] ?? '') ? NAME_BONUSES.ofOptions : 1;
}

/** Fields of structs that only a call has: `FunctionProps.timeout`. */
const OPTION = /^\w*(?:Props|Options)\.\w/;
