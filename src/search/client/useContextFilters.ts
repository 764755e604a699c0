import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The tag of pages that have no versions. */
const DEFAULT_TAG = 'default';

/** Filters for the reader's language and versions. The list keeps its identity while its entries stay the same. */
export function useContextFilters(): readonly (string | readonly string[])[] {
  const {currentLocale} = useDocusaurusContext().i18n;
  const tags = [DEFAULT_TAG, ...useDocsContextualSearchTags()].join('\n');
  return useMemo(
    () => [`language:${currentLocale}`, tags.split('\n').map((tag) => `docusaurus_tag:${tag}`)],
    [currentLocale, tags],
  );
}
