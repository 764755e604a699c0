/**
 * The path on this site of a hit, whichever host and base it was indexed under.
 *
 * @param baseUrl path of the site, with a slash at both ends
 */
export function toHitPath(url: string, baseUrl: string): string {
  const {pathname, search, hash} = new URL(url);
  const path = `${pathname}/`.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1);
  return (path.length > baseUrl.length ? path.replace(/\/$/, '') : baseUrl) + search + hash;
}
