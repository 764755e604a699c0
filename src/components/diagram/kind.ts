// Apart from the graph: every page with a drawing loads this, and the graph is made at build.

/** Type of the classes that a program or a library declares. */
export const CLASS = 'std.Resource';

/** The type of a node in a word: `Bucket`; `Class` for a class of the program. */
export function kindOf(type: string): string {
  return type === CLASS ? 'Class' : type.slice(type.lastIndexOf('.') + 1);
}
