/**
 * The path on this site of a hit, whichever host and base it was indexed under.
 *
 * @param baseUrl path of the site, with a slash at both ends
 */
export function toHitPath(url: string, baseUrl: string): string {
  const {pathname: found, search, hash} = new URL(url);
  // Two slashes at the beginning of a link lead to another site.
  const pathname = found.replace(/^\/+/, '/');
  const path = `${pathname}/`.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1);
  return (path.length > baseUrl.length ? path.replace(/\/$/, '') : baseUrl) + search + hash;
}
