/** What to search for at a wrong address: the words of its last part; none when it has none. */
export function searchWords(pathname: string): string {
  const last =
    pathname
      .replace(/\.html$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? '';
  return last.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
