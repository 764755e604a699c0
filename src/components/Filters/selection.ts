/** The filters of a list, as the address holds them: `?type=pattern&platform=sim&platform=tf-aws`. */

/** The selected values, by the name of the parameter. */
export type Selection = Readonly<Record<string, readonly string[]>>;

/** The parameters of a list, each with its possible values. */
export type Choices = Readonly<Record<string, readonly string[]>>;

export const NO_SELECTION: Selection = {};

export function readSelection(search: string, choices: Choices): Selection {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [
      name,
      [...new Set(parameters.getAll(name))].filter((value) => values.includes(value)),
    ]),
  );
}

/** Writes the selection into the query of an address, and keeps parameters that are not the list's. */
export function writeSelection(search: string, selection: Selection, choices: Choices): string {
  const parameters = new URLSearchParams(search);
  for (const name of Object.keys(choices)) {
    parameters.delete(name);
    for (const value of selection[name] ?? []) parameters.append(name, value);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

export function toggleValue(selection: Selection, name: string, value: string): Selection {
  const values = selection[name] ?? [];
  const without = values.filter((other) => other !== value);
  return {...selection, [name]: without.length < values.length ? without : [...values, value]};
}

export function countSelected(selection: Selection): number {
  return Object.values(selection).reduce((sum, values) => sum + values.length, 0);
}
