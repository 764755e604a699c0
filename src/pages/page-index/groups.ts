import type {IndexedPage, IndexGroup} from './types';

const ORDER = new Intl.Collator('en', {sensitivity: 'base', numeric: true, ignorePunctuation: true});
const DIGITS = '0–9';

/** Groups and sorts pages by the first letter of their titles, whatever signs come before it. */
export function groupByLetter(pages: readonly IndexedPage[]): IndexGroup[] {
  const groups = new Map<string, IndexedPage[]>();
  const ordered = [...pages].sort((a, b) => ORDER.compare(a.title, b.title) || ORDER.compare(a.path, b.path));
  for (const page of ordered) {
    const sign = signOf(page.title);
    groups.set(sign, [...(groups.get(sign) ?? []), page]);
  }
  return [...groups]
    .map(([sign, grouped]) => ({sign, pages: grouped}))
    .sort((a, b) => ORDER.compare(a.sign, b.sign));
}

/** The letter of the group that a title belongs to, without its accent. */
export function signOf(title: string): string {
  const first = /[\p{L}\p{N}]/u.exec(title)?.[0] ?? '';
  const letter = first.normalize('NFD').charAt(0).toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : DIGITS;
}
