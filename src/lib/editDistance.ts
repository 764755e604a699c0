/**
 * The number of edits that turn one text into another: insert, delete or replace a letter, or swap two neighbours.
 * This is the optimal string alignment distance. Libraries count a swap as two edits, or are several times as large.
 */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({length: to.length + 1}, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const isEqual = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (isEqual ? 0 : 1),
        isSwapped ? before[column - 2]! + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return last[to.length]!;
}
