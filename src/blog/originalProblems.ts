import type {Original} from './original';

const KEYS: readonly string[] = ['authors', 'date', 'url'] satisfies (keyof Original)[];

/**
 * All that is wrong with the front matter `original` of a post.
 *
 * @param value undefined for a post that retells none
 */
export function originalProblems(value: unknown): string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`original: ${JSON.stringify(value)}: allowed are ${KEYS.join(', ')}`];
  const {authors, date, url} = value as Record<string, unknown>;
  return [
    ...Object.keys(value)
      .filter((key) => !KEYS.includes(key))
      .map((key) => `original.${key}: is not known: allowed are ${KEYS.join(', ')}`),
    ...(isNames(authors) ? [] : [`original.authors: ${given(authors)}: allowed is a list of names`]),
    ...(isDay(date)
      ? []
      : [`original.date: ${given(date)}: allowed is a day of the calendar, as YYYY-MM-DD`]),
    ...(isAddress(url)
      ? []
      : [`original.url: ${given(url)}: allowed is an address that begins with https://`]),
  ];
}

/** YAML makes a date of a day that is not in quotes. */
function isDay(value: unknown): boolean {
  if (value instanceof Date) return true;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(value);
  // Of 2023-02-31, it makes the third of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
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
