import {editDistance} from '@site/src/lib/editDistance';

/** How much two texts may differ, as a share of the longer one, to count as a typo. */
const MAX_TYPO = 0.4;

/** Characters of a path that is looked at, and parts of it, from its end: those of the site have a third of both. */
const MAX_CHARS = 500;
const MAX_PARTS = 12;

/**
 * The paths that the reader of a wrong path most likely looked for, the closest first: those with the same words,
 * apart from typos. The words of the last part count most. None for a path that is longer than any of a site.
 */
export function closestPaths(wrong: string, paths: readonly string[], count: number): string[] {
  if (wrong.length > MAX_CHARS) return [];
  const wanted = toParts(wrong).slice(-MAX_PARTS);
  if (wanted.length === 0) return [];
  return paths
    .map((path) => ({path, score: likeness(wanted, toParts(path))}))
    .filter(({score}) => score >= 0.5)
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length || a.path.localeCompare(b.path))
    .slice(0, count)
    .map(({path}) => path);
}

/** Parts of a path in lower case; numbers lose leading zeros, so that `/blog/2023/03/05` and `/blog/2023/3/5` agree. */
function toParts(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .split('/')
    .map((part) => part.replace(/^0+(?=\d)/, ''))
    .filter(Boolean);
}

function likeness(wanted: readonly string[], found: readonly string[]): number {
  const last = sameness(wanted.at(-1) ?? '', found.at(-1) ?? '');
  const before = wanted.slice(0, -1);
  const shared = before.filter((part) => found.some((other) => sameness(part, other) > 0.5)).length;
  return last * 0.75 + (before.length > 0 ? (shared / before.length) * 0.25 : 0.25 * last);
}

/** From 0, nothing in common, to 1, equal. Compares letters, and words where one has more of them than the other. */
function sameness(a: string, b: string): number {
  const letters = 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);
  return Math.max(letters >= 1 - MAX_TYPO ? letters : 0, sharedWords(a, b));
}

function sharedWords(a: string, b: string): number {
  const [left, right] = [toWords(a), toWords(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.max(left.size, right.size, 1);
}

function toWords(part: string): Set<string> {
  return new Set(part.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1));
}
