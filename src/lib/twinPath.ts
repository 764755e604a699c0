/**
 * Address of a page as Markdown: `/docs.md` for `/docs`, and `/index.md` for the home page.
 *
 * @param path of the page, with or without a slash at its end
 * @param baseUrl path that the site is served under, with a slash at both ends
 */
export function twinPath(path: string, baseUrl: string): string {
  return `${path.length > baseUrl.length ? path.replace(/\/$/, '') : `${baseUrl}index`}.md`;
}
