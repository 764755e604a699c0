/**
 * How many single changes lead from one word to another: a letter more, less or different, or two neighbours swapped.
 * This is the optimal string alignment distance.
 */
export function distance(from: string, to: string): number {
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

/** How many mistakes are forgiven in a word: none in a short one, where each would make another word of it. */
export function maxMistakes(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}
