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
  return last
    .slice(0, MAX_CHARS)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
