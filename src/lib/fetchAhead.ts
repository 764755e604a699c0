/**
 * Takes a file of this site that may be needed soon into the browser's cache. Unlike with `link rel=prefetch`, all browsers find
 * what the policy of the pages says of it: Firefox looks for such a link under `default-src`.
 *
 * @returns when it has come
 * @throws Error when it has not, of which whoever needs it later learns again
 */
export function fetchAhead(address: string): Promise<unknown> {
  // oxlint-disable-next-line no-restricted-globals -- only fills the browser’s cache
  return fetch(address, {priority: 'low'}).then((answer) => answer.blob());
}
