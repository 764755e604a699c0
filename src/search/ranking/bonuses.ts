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

/** The bonuses of the records for their names and aliases. */
export function bonusesOf({names, aliases, records, pageOf}: Corpus, query: Query): Bonuses {
  const bonuses = new Map<number, number>();
  const called = new Set<number>();
  const raise = (number: number, bonus: number) =>
    bonuses.set(number, Math.max(bonus, bonuses.get(number) ?? 0));
  for (const [number, share] of names.find(query.names)) {
    const record = records[number]!;
    const bonus = share === 1 ? NAME_BONUSES.whole[record.kind] : NAME_BONUSES.beginning[record.kind] * share;
    raise(number, isConstant(record) ? bonus * NAME_BONUSES.ofConstants : bonus);
  }
  for (const [number, share] of aliases.find(query.names)) {
    if (share === 1) called.add(number);
    raise(number, share === 1 ? aliasBonus(records[number]!) : NAME_BONUSES.beginning.page * share);
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

/** Pages about one class or module each. */
const CLASSES = /^\/docs\/(?:api\/standard-library|libraries\/winglibs)\//;

/** Pages that list what there is, instead of teaching it. */
const REFERENCE =
  /^\/docs\/(?:api\/(?:standard-library|language-reference)|libraries\/winglibs|concepts|guides|tools|platforms)\//;

function aliasBonus({path, kind}: SearchRecord): number {
  return NAME_BONUSES.alias[kind] * (REFERENCE.test(path) ? NAME_BONUSES.ofReference : 1);
}

/** Enum values have names in capitals. */
function isConstant(record: SearchRecord): boolean {
  return record.kind === 'member' && /^[A-Z\d_]{2,}$/.test(headingOf(record));
}
