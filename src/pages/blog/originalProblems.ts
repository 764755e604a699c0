import type {Original} from './original';

const KEYS: readonly string[] = ['authors', 'date', 'url'] satisfies (keyof Original)[];

/**
 * The problems of a post's front matter `original`.
 *
 * @param value undefined for a post that is not retold
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

/** YAML parses a day without quotes as a date. */
function isDay(value: unknown): boolean {
  if (value instanceof Date) return true;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(value);
  // It parses 2023-02-31 as the third of March.
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
