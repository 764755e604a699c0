import type {SearchRecord} from '../shared/types';
import {termsOf} from '../shared/tokens';
import aliases from './aliases.json';

/** By place, `/docs/x` or `/docs/x#y`: what readers from elsewhere call it, separated by commas. */
type Aliases = Readonly<Record<string, string>>;

/** Adds the words that readers bring from elsewhere to the records of the places where those are explained. */
export function withAliases(records: readonly SearchRecord[], list: Aliases = aliases): SearchRecord[] {
  return records.map((record) => {
    const found = list[placeOf(record)];
    return found === undefined ? record : {...record, aliases: split(found)};
  });
}

/** What is wrong with the list: places that are not among the records, words that appear twice at a place, or none. */
export function aliasProblems(records: readonly SearchRecord[], list: Aliases = aliases): string[] {
  const places = new Set(records.map(placeOf));
  return Object.entries(list).flatMap(([place, found]) => {
    if (!places.has(place)) return [`aliases.json: ${place} is not a page or a section that is searched`];
    const keys = split(found).map((alias) => termsOf(alias).join(' '));
    return split(found).flatMap((alias, index) => {
      if (!keys[index]) return [`aliases.json: "${alias}" at ${place} has no word in it`];
      if (keys.indexOf(keys[index]) === index) return [];
      return [`aliases.json: "${alias}" appears twice at ${place}, whatever its capitals and endings`];
    });
  });
}

function split(list: string): string[] {
  return list.split(',').map((alias) => alias.trim());
}

function placeOf({path, anchor}: SearchRecord): string {
  return anchor ? `${path}#${anchor}` : path;
}
