/** Pixels of the phone for which pages are weighed. */
export const WIDTH = 390;

/**
 * Whether the rules of an `@media` are for the phone, a screen on which its reader has set nothing. What is not known of a
 * query is taken as not so.
 */
export function isForPhone(query: string): boolean {
  return query.split(',').some((one) => one.split(/\band\b/).every((condition) => holds(condition.trim())));
}

function holds(condition: string): boolean {
  if (condition === 'screen' || condition === 'all') return true;
  const [, name, bound] = /^\(\s*(min|max)-width\s*:\s*([\d.]+)px\s*\)$/.exec(condition) ?? [];
  if (bound) return name === 'min' ? WIDTH >= Number(bound) : WIDTH <= Number(bound);
  const [, sign, limit] = /^\(\s*width\s*([<>]=?)\s*([\d.]+)px\s*\)$/.exec(condition) ?? [];
  if (!limit) return false;
  return sign!.startsWith('<') ? WIDTH <= Number(limit) : WIDTH >= Number(limit);
}
