// What the list shows, read from the address and written back to it: `?type=pattern&platform=sim&platform=tf-aws`.
import type {ExampleCard} from '../../types';
import {CLOUD_RESOURCES, LANGUAGES, PLATFORMS, TYPES, type Term} from '../../vocabulary';

export type Group = {
  /** The name of the parameter in the address. */
  readonly name: string;
  readonly label: string;
  readonly terms: Readonly<Record<string, Term>>;
  readonly valuesOf: (card: ExampleCard) => readonly string[];
};

export const GROUPS: readonly Group[] = [
  {name: 'type', label: 'Type', terms: TYPES, valuesOf: ({type}) => type},
  {name: 'language', label: 'Language', terms: LANGUAGES, valuesOf: ({language}) => language},
  {name: 'platform', label: 'Platform', terms: PLATFORMS, valuesOf: ({platform}) => platform},
  {
    name: 'resource',
    label: 'Cloud resource',
    terms: CLOUD_RESOURCES,
    valuesOf: ({cloudResources}) => cloudResources,
  },
];

/** The chosen values of each group. */
export type Selection = Readonly<Record<string, readonly string[]>>;

export const NOTHING: Selection = {};

export function readSelection(search: string): Selection {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    GROUPS.map(({name, terms}) => [
      name,
      parameters.getAll(name).filter((value) => Object.hasOwn(terms, value)),
    ]),
  );
}

/** The address's parameters with this selection; those of others stay. */
export function writeSelection(search: string, selection: Selection): string {
  const parameters = new URLSearchParams(search);
  for (const {name} of GROUPS) {
    parameters.delete(name);
    for (const value of selection[name] ?? []) parameters.append(name, value);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

export function toggle(selection: Selection, name: string, value: string): Selection {
  const values = selection[name] ?? [];
  const without = values.filter((other) => other !== value);
  return {...selection, [name]: without.length < values.length ? without : [...values, value]};
}

export function countSelected(selection: Selection): number {
  return Object.values(selection).reduce((sum, values) => sum + values.length, 0);
}

/** One of the chosen values of a group is enough, but every group has to agree. */
export function filterCards(cards: readonly ExampleCard[], selection: Selection): ExampleCard[] {
  return cards.filter((card) =>
    GROUPS.every(({name, valuesOf}) => {
      const chosen = selection[name] ?? [];
      return chosen.length === 0 || valuesOf(card).some((value) => chosen.includes(value));
    }),
  );
}

export type Option = Term & {
  readonly value: string;
  /** How many cards it stands for, with what is chosen in the other groups. */
  readonly count: number;
};

/** The options of a group that occur in some card. */
export function optionsOf(group: Group, cards: readonly ExampleCard[], selection: Selection): Option[] {
  const candidates = filterCards(cards, {...selection, [group.name]: []});
  return Object.entries(group.terms)
    .filter(([value]) => cards.some((card) => group.valuesOf(card).includes(value)))
    .map(([value, term]) => {
      const count = candidates.filter((card) => group.valuesOf(card).includes(value)).length;
      return {...term, value, count};
    });
}
