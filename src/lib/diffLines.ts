import {diffArrays} from 'diff';

/** The lines of two texts, with `-` before those that only the first has and `+` before those that only the second has. */
export function diffLines(before: string, after: string): string {
  return diffArrays(before.split('\n'), after.split('\n'))
    .flatMap(({value, added, removed}) => value.map((line) => `${added ? '+' : removed ? '-' : ' '} ${line}`))
    .join('\n');
}
