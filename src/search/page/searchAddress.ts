// The state of the search page is in its address: `?q=bucket&section=api&page=2`.
import {SECTIONS, type SectionId} from '@site/src/config/sections';

export interface SearchAddress {
  readonly query: string;
  /** Empty for all sections. */
  readonly sections: readonly SectionId[];
  /** One-based. */
  readonly page: number;
}

/** @param search the query string; unknown values are ignored */
export function readSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const wanted = parameters.getAll('section');
  const page = parameters.get('page') ?? '';
  return {
    query: (parameters.get('q') ?? '').trim(),
    sections: SECTIONS.map(({id}) => id).filter((id) => wanted.includes(id)),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The query string, with its question mark; empty when there is nothing to show. */
export function writeSearchAddress({query, sections, page}: SearchAddress): string {
  const parameters = new URLSearchParams(query && {q: query});
  for (const section of sections) parameters.append('section', section);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}
