/** Words of prose that a reader takes in during a minute. */
export const WORDS_PER_MINUTE = 150;

/** Lines of a program that a reader follows, types and runs during a minute. */
export const LINES_PER_MINUTE = 12;

const FRONT_MATTER = /^---\n.*?\n---\n/s;
const FENCE = /^(`{3,})([^\n]*)\n(.*?)^\1/gms;

/** What a reader of an exercise writes, and does not read. */
const SOLUTION = /\bsolution\b/;

/**
 * How long a tutorial takes, in whole minutes, one at least.
 *
 * @param markdown of the page, with its front matter
 */
export function minutesOf(markdown: string): number {
  const body = markdown.replace(FRONT_MATTER, '');
  const lines = [...body.matchAll(FENCE)].flatMap(([, , info, code]) =>
    SOLUTION.test(info!) ? [] : code!.split('\n').filter((line) => line.trim()),
  );
  return minutesFor(wordsIn(markdown), lines.length);
}

/** Words of a page, without its front matter and its programs. */
export function wordsIn(markdown: string): number {
  return markdown.replace(FRONT_MATTER, '').replace(FENCE, '').match(/\S+/g)?.length ?? 0;
}

/** How long it takes to read words and to write lines, in whole minutes, one at least. */
export function minutesFor(words: number, lines: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + lines / LINES_PER_MINUTE));
}
