/** The arrows of a query for types: `(str) -> Json`. */
export const ARROWS = ['->', '→'] as const;

/** Whether a query may be one for types. It is answered in the browser, wherever other queries are. */
export function hasArrow(query: string): boolean {
  return ARROWS.some((arrow) => query.includes(arrow));
}
