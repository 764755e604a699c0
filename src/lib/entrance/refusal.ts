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
