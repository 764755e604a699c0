/**
 * Compares a page's table of hooks with the interface of the SDK, in both directions.
 *
 * @param markdown of a page with a table whose first cells are members: `preSynth(app)`
 * @param declarations the SDK's `platform.d.ts`
 */
export function hookProblems(markdown: string, declarations: string): string[] {
  const written = membersOfTable(markdown);
  const declared = membersOfInterface(declarations);
  return [
    ...declared.filter((name) => !written.includes(name)).map((name) => `${name} is not in the table`),
    ...written.filter((name) => !declared.includes(name)).map((name) => `a platform has no ${name}`),
    ...written.filter((name, index) => written.indexOf(name) < index).map((name) => `${name} is there twice`),
  ];
}

/** First cells of the table that begins with `Member`. */
function membersOfTable(markdown: string): string[] {
  const [, rows = ''] = /^\| Member \|.*\n\|[-\s|:]+\|\n((?:\|.*\n?)*)/m.exec(markdown) ?? [];
  return [...rows.matchAll(/^\| `(\w+)[(`]/gm)].map(([, name]) => name!);
}

function membersOfInterface(declarations: string): string[] {
  const [, body = ''] = /^export interface IPlatform \{\n(.*?)^\}/ms.exec(declarations) ?? [];
  return [...body.matchAll(/^ {4}(?:readonly )?(\w+)\??[(:]/gm)].map(([, name]) => name!);
}
