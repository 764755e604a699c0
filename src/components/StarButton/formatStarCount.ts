/**
 * The count as it stands in the button: rounded to the nearest hundred, in thousands with one decimal above 999.
 * Nothing for a value that is no count, for one that rounds to zero, and from a thousand million on.
 */
export function formatStarCount(count: unknown): string | undefined {
  if (typeof count !== 'number' || !(count < 1e9)) return undefined;
  const rounded = Math.round(count / 100) * 100;
  if (rounded <= 0) return undefined;
  return rounded > 999 ? `${(rounded / 1000).toFixed(1)}k` : String(rounded);
}
