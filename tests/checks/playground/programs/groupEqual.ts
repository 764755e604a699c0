/**
 * Groups what has the same key, in the order of the first of each group: a page shows parts of one program in several
 * blocks, and each of them is this program.
 */
export function groupEqual<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
