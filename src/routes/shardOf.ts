/** In how many pieces the pages' routes come. */
export const SHARDS = 16;

/**
 * Number of the piece with a page's route. A route takes a path as well that is encoded, in capitals, or has a slash at its end.
 *
 * @throws URIError when the path is encoded in a wrong way
 */
export function shardOf(path: string): number {
  const route = decodeURI(path)
    .toLowerCase()
    .replace(/(?:(?:\/index)?\.html|\/+)$/, '');
  let sum = 0;
  for (const character of route) sum = (sum * 31 + character.codePointAt(0)!) % 65_521;
  return sum % SHARDS;
}
