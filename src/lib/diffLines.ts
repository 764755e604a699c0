import {diffArrays} from 'diff';

/** Lines that differ. With more, finding the fewest takes longer than a reader waits. */
const MAX_DIFFERENCES = 500;

/**
 * The lines of two texts, with `-` before those that only the first has and `+` before those that only the second has. Texts that
 * differ in too many lines are shown one after the other.
 */
export function diffLines(before: string, after: string): string {
  const [removed, added] = [before.split('\n'), after.split('\n')];
  const parts = diffArrays(removed, added, {maxEditLength: MAX_DIFFERENCES});
  if (!parts) return [...withSign('-', removed), ...withSign('+', added)].join('\n');
  return parts
    .flatMap((part) => withSign(part.added ? '+' : part.removed ? '-' : ' ', part.value))
    .join('\n');
}

function withSign(sign: string, lines: readonly string[]): string[] {
  return lines.map((line) => `${sign} ${line}`);
}
