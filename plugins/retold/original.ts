/** The post that a post of this blog retells, as its front matter names it. */
export interface Original {
  /** Names, as they were published. */
  readonly authors: readonly string[];
  /** The day it was published, as YYYY-MM-DD. */
  readonly date: string;
  /** Where it was published. */
  readonly url: string;
}

/** The year in which the posts were retold. */
const RETOLD_IN = 2026;

const KEYS: readonly string[] = ['authors', 'date', 'url'] satisfies (keyof Original)[];

/**
 * Reads the front matter `original` of a post.
 *
 * @param value undefined for a post that retells none
 * @returns the original, or all that is wrong with it
 */
export function readOriginal(value: unknown): {readonly original?: Original; readonly problems: string[]} {
  if (value === undefined) return {problems: []};
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return {problems: [`original: ${JSON.stringify(value)}: allowed are ${KEYS.join(', ')}`]};
  const {authors, date, url} = value as Record<string, unknown>;
  const day = toDay(date);
  const problems = [
    ...Object.keys(value)
      .filter((key) => !KEYS.includes(key))
      .map((key) => `original.${key}: is not known: allowed are ${KEYS.join(', ')}`),
    ...(isNames(authors) ? [] : [`original.authors: ${given(authors)}: allowed is a list of names`]),
    ...(day ? [] : [`original.date: ${given(date)}: allowed is a day of the calendar, as YYYY-MM-DD`]),
    ...(isAddress(url)
      ? []
      : [`original.url: ${given(url)}: allowed is an address that begins with https://`]),
  ];
  if (problems.length > 0) return {problems};
  return {original: {authors: authors as string[], date: day!, url: url as string}, problems};
}

/** The original that the front matter of a post names, which the build has checked. */
export function originalOf(frontMatter: object): Original | undefined {
  return readOriginal((frontMatter as {readonly original?: unknown}).original).original;
}

/** The words that say of a post that it is retold, in the parts before, in and after the link to the original. */
export function toWords({authors, date}: Original): {before: string; link: string; after: string} {
  const day = new Date(date).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});
  const names = new Intl.ListFormat('en').format(authors);
  return {
    before: `Retold in ${RETOLD_IN}. `,
    link: 'The original',
    after: `, by ${names}, was published on ${day}.`,
  };
}

/** YAML makes a date of a day that is not in quotes, which JSON writes with its midnight; and of 2023-02-31 the third of March. */
function toDay(value: unknown): string | undefined {
  const written = value instanceof Date ? value.toISOString() : value;
  const text = typeof written === 'string' ? written.replace(/T00:00:00\.000Z$/, '') : written;
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? undefined : text;
}

function isNames(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string' && name.trim())
  );
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('https://') && URL.canParse(value);
}

function given(value: unknown): string {
  return value === undefined ? 'is missing' : JSON.stringify(value);
}
