/** The named entities that tools write when they escape text; all others are numbers. */
const NAMED: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

/** Resolves the entities that escaping text makes. Any other entity, such as `&nbsp;`, is left as it is. */
export function unescapeHtml(html: string): string {
  const entities = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,4}));/gi;
  return html.replace(entities, (entity: string, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? entity;
    return String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex!, 16));
  });
}
