const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** Title of a page, without the name of the site, from the page's head. */
export function toTitle(head: string): string | undefined {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1];
  return title
    ?.replace(/ \| [^|]*$/, '')
    .replace(/&(?:[a-z]+|#x?[0-9a-f]+);/gi, (entity) => ENTITIES[entity.toLowerCase()] ?? entity)
    .trim();
}
