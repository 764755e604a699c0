/** The name of a library that npm cannot install, in menus, cards, and results of the search. */
export function markSourceOnly(name: string): string {
  return `${name} (source only)`;
}
