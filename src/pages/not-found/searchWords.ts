/** Characters of a query, and of the link that leads to its results. */
const MAX_CHARS = 64;

/** What to search for at a wrong address: the words of its last part; none when it has none. */
export function searchWords(pathname: string): string {
  const last =
    pathname
      .replace(/\.html$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? '';
  return decode(last)
    .slice(0, MAX_CHARS)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A part of a path as a reader would write it; one that is no valid UTF-8 stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
