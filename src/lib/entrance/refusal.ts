import {formatCount} from '../formatCount';

/**
 * What comes from outside is not what it has to be. The message is for the reader of the page: it names what is wrong and what
 * is allowed, and repeats no more than a few characters of what came.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/**
 * What `read` makes of something from outside, where nobody has to be told that it was refused: a stored value that is
 * damaged counts as none.
 *
 * @returns undefined where it was refused
 * @throws anything else that `read` throws
 */
export function accepted<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * A text of a limited length, in UTF-16 code units. It is the first thing to ask of anything from outside, before any other work.
 *
 * @param name what it is, as a sentence begins: `The link`
 * @throws Refusal
 */
export function boundedText(value: unknown, name: string, max: number): string {
  if (typeof value !== 'string') throw new Refusal(`${name} is not a string.`);
  if (value.length > max) {
    throw new Refusal(
      `${name} has ${formatCount(value.length)} characters; up to ${formatCount(max)} are allowed.`,
    );
  }
  return value;
}
