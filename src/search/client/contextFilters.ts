/** The tag of pages that have no versions. */
const DEFAULT_TAG = 'default';

/** Filters of a request. */
export type ContextFilters = readonly (string | readonly string[])[];

/** The filters of this page, whose search button names its language and the versions that it searches. */
export function contextFilters(): ContextFilters {
  const button = document.querySelector<HTMLElement>('.DocSearch-Button');
  const {searchLanguage = '', searchTags = ''} = button?.dataset ?? {};
  return toContextFilters(searchLanguage, searchTags.split(' '));
}

/**
 * Filters for the reader's language and versions.
 *
 * @param tags of the versions of each part of the documentation
 */
export function toContextFilters(language: string, tags: readonly string[]): ContextFilters {
  return [`language:${language}`, [DEFAULT_TAG, ...tags].map((tag) => `docusaurus_tag:${tag}`)];
}
