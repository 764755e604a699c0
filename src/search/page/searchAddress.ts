// The state of the search page is in its address: `?q=bucket&section=api&page=2`.
import {MAX_QUERY_LENGTH} from '@site/src/config/search';
import {SECTIONS, type SectionId} from '@site/src/config/sections';
import {wellFormed} from '@site/src/lib/entrance/wellFormed';

export interface SearchAddress {
  readonly query: string;
  /** Empty for all sections. */
  readonly sections: readonly SectionId[];
  /** One-based. */
  readonly page: number;
}

/** A query, each of whose characters may be escaped as four bytes, and all sections. What comes after it is not read. */
const MAX_ADDRESS_LENGTH = 3_000;

/** @param search the query string; unknown values are ignored, and what is too long is cut */
export function readSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search.slice(0, MAX_ADDRESS_LENGTH));
  const wanted = parameters.getAll('section');
  const page = parameters.get('page') ?? '';
  return {
    query: toQuery(parameters.get('q') ?? ''),
    sections: SECTIONS.map(({id}) => id).filter((id) => wanted.includes(id)),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** What is searched for of a text: its beginning, if it is too long. */
export function toQuery(text: string): string {
  return wellFormed(text.trim().slice(0, MAX_QUERY_LENGTH)).trim();
}

/** The query string, with its question mark; empty when there is nothing to show. */
export function writeSearchAddress({query, sections, page}: SearchAddress): string {
  const parameters = new URLSearchParams(query && {q: query});
  for (const section of sections) parameters.append('section', section);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}
