// What the list can be filtered by.
import type {Choices, Selection} from '@site/src/components/Filters/selection';
import type {FilterOption} from '@site/src/components/Filters';
import type {ExampleCard} from '../../types';
import {PLATFORMS} from '../../../wing/language/platforms';
import {CLOUD_RESOURCES, EXAMPLE_LANGUAGES, TYPES, type Term} from '../../vocabulary';

export type Group = {
  /** The name of the parameter in the address. */
  readonly name: string;
  readonly label: string;
  readonly terms: Readonly<Record<string, Term>>;
  readonly valuesOf: (card: ExampleCard) => readonly string[];
};

export const GROUPS: readonly Group[] = [
  {name: 'type', label: 'Type', terms: TYPES, valuesOf: ({type}) => type},
  {name: 'language', label: 'Language', terms: EXAMPLE_LANGUAGES, valuesOf: ({language}) => language},
  {name: 'platform', label: 'Platform', terms: PLATFORMS, valuesOf: ({platform}) => platform},
  {
    name: 'resource',
    label: 'Cloud resource',
    terms: CLOUD_RESOURCES,
    valuesOf: ({cloudResources}) => cloudResources,
  },
];

/** The parameters of the address. */
export const CHOICES: Choices = Object.fromEntries(GROUPS.map(({name, terms}) => [name, Object.keys(terms)]));

/** One of the chosen values of a group is enough, but every group has to agree. */
export function filterCards(cards: readonly ExampleCard[], selection: Selection): ExampleCard[] {
  return cards.filter((card) =>
    GROUPS.every(({name, valuesOf}) => {
      const chosen = selection[name] ?? [];
      return chosen.length === 0 || valuesOf(card).some((value) => chosen.includes(value));
    }),
  );
}

/** The options of a group that occur in some card, counted with what is chosen in the other groups. */
export function optionsOf(
  group: Group,
  cards: readonly ExampleCard[],
  selection: Selection,
): (FilterOption & {readonly count: number})[] {
  const candidates = filterCards(cards, {...selection, [group.name]: []});
  return Object.entries(group.terms)
    .filter(([value]) => cards.some((card) => group.valuesOf(card).includes(value)))
    .map(([value, term]) => {
      const count = candidates.filter((card) => group.valuesOf(card).includes(value)).length;
      return {...term, value, count};
    });
}
