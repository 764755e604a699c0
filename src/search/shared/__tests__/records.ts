import type {SearchRecord} from '../types';

/** A record for tests: that of a page with nothing but its path and title, and what is given. */
export function recordOf(path: string, more: Partial<SearchRecord> = {}): SearchRecord {
  return {
    path,
    anchor: '',
    section: 'docs',
    tag: 'default',
    kind: 'page',
    title: `Title of ${path}`,
    trail: [],
    names: [],
    keywords: [],
    text: '',
    ...more,
  };
}
