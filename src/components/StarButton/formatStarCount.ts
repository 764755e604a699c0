/**
 * The count as it stands in the button: rounded to the nearest hundred, in thousands with one decimal above 999.
 * Nothing for a value that is no count, and for one that rounds to zero or to a thousand million and more.
 */
export function formatStarCount(count: unknown): string | undefined {
  if (typeof count !== 'number') return undefined;
  const rounded = Math.round(count / 100) * 100;
  if (!(rounded > 0 && rounded < 1e9)) return undefined;
  return rounded > 999 ? `${(rounded / 1000).toFixed(1)}k` : String(rounded);
}
