/**
 * Calls an asynchronous function for each item, with at most `limit` calls under way.
 *
 * @returns the results in the order of the items
 * @throws what the first failing call throws; no further call is made
 */
export async function mapLimit<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = entriesOf(items);
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, worker));
  return results;
}

/** As a generator, which ends for all workers when one of them throws. */
function* entriesOf<Item>(items: readonly Item[]): Generator<[number, Item]> {
  yield* items.entries();
}
