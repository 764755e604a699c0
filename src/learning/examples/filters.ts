/** What the list of examples can be filtered by. */
import type {Selection} from '@site/src/components/Filters/selection';
import {PLATFORMS} from '../../wing/language/platforms';
import {CLOUD_RESOURCES, EXAMPLE_LANGUAGES, TYPES, type Term} from './vocabulary';
import type {ExampleCard} from './types';

/** The values of an entry, by the name of the filter. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** Check boxes for one property of the examples. */
export interface FilteredProperty {
  /** The name of the parameter in the address. */
  readonly name: string;
  readonly label: string;
  readonly terms: Readonly<Record<string, Term>>;
}

export const GROUPS: readonly FilteredProperty[] = [
  {name: 'type', label: 'Type', terms: TYPES},
  {name: 'language', label: 'Language', terms: EXAMPLE_LANGUAGES},
  {name: 'platform', label: 'Platform', terms: PLATFORMS},
  {name: 'resource', label: 'Cloud resource', terms: CLOUD_RESOURCES},
];

export function valuesOf({type, language, platform, cloudResources}: ExampleCard): Values {
  return {type, language, platform, resource: cloudResources};
}

/** One of the chosen values of a group is enough, but every group has to agree. */
export function isSelected(values: Values, selection: Selection): boolean {
  return Object.entries(selection).every(
    ([name, chosen]) => chosen.length === 0 || values[name]?.some((value) => chosen.includes(value)),
  );
}

/** The number of entries with a value, with what is chosen in the other groups. */
export function countValue(
  entries: readonly Values[],
  selection: Selection,
  name: string,
  value: string,
): number {
  const others = {...selection, [name]: []};
  return entries.filter((entry) => entry[name]?.includes(value) && isSelected(entry, others)).length;
}
