/** Sets of characters, and how CSS writes them: `U+0-7F, U+2014, U+30??`. */

export function parseRange(text: string): Set<number> {
  const points = new Set<number>();
  for (const [, first = '', last = first] of text.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)) {
    const end = parseInt(last.replaceAll('?', 'f'), 16);
    for (let point = parseInt(first.replaceAll('?', '0'), 16); point <= end; point++) points.add(point);
  }
  return points;
}

export function formatRange(points: Iterable<number>): string {
  const ranges: {first: number; last: number}[] = [];
  for (const point of [...points].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.last === point - 1) range.last = point;
    else ranges.push({first: point, last: point});
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges
    .map(({first, last}) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

export function pointsOf(text: string): Set<number> {
  return new Set([...text].map((character) => character.codePointAt(0)!));
}
