/** Words of prose that a reader takes in during a minute. */
const WORDS_PER_MINUTE = 150;

/** Lines of a program that a reader follows, types and runs during a minute. */
const LINES_PER_MINUTE = 12;

const FENCE = /^(`{3,})([^\n]*)\n(.*?)^\1/gms;

/** What a reader of an exercise writes, and does not read. */
const SOLUTION = /\bsolution\b/;

/**
 * How long a tutorial takes, in whole minutes, one at least.
 *
 * @param markdown of the page, with its front matter
 */
export function minutesOf(markdown: string): number {
  const body = markdown.replace(/^---\n.*?\n---\n/s, '');
  const lines = [...body.matchAll(FENCE)].flatMap(([, , info, code]) =>
    SOLUTION.test(info!) ? [] : code!.split('\n').filter((line) => line.trim()),
  );
  const words = body.replace(FENCE, '').match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE + lines.length / LINES_PER_MINUTE));
}
