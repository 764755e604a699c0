/** The tag of pages that have no versions. */
const DEFAULT_TAG = 'default';

/** Filters of a request. */
export type ContextFilters = readonly (string | readonly string[])[];

/**
 * Filters for the reader's language and versions.
 *
 * @param tags of the versions of each part of the documentation
 */
export function toContextFilters(language: string, tags: readonly string[]): ContextFilters {
  return [`language:${language}`, [DEFAULT_TAG, ...tags].map((tag) => `docusaurus_tag:${tag}`)];
}
