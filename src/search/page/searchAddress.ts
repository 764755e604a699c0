// What the search page shows, read from its address and written back to it: `?q=bucket&section=api&page=2`.
import {SECTIONS, type SectionId} from '@site/src/config/sections';

export interface SearchAddress {
  readonly query: string;
  /** None stands for all. */
  readonly sections: readonly SectionId[];
  /** From one on. */
  readonly page: number;
}

/** @param search what stands behind the path; values that the page does not know are passed over */
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

/** What stands behind the path: nothing for a page with nothing to show, else it begins with `?`. */
export function writeSearchAddress({query, sections, page}: SearchAddress): string {
  const parameters = new URLSearchParams(query && {q: query});
  for (const section of sections) parameters.append('section', section);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}
