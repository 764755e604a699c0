import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The tag of pages that belong to no version of anything. */
const DEFAULT_TAG = 'default';

/** Keeps the search to the reader's language and versions. The list is the same one as long as its entries are. */
export function useContextFilters(): readonly (string | readonly string[])[] {
  const {currentLocale} = useDocusaurusContext().i18n;
  const tags = [DEFAULT_TAG, ...useDocsContextualSearchTags()].join('\n');
  return useMemo(
    () => [`language:${currentLocale}`, tags.split('\n').map((tag) => `docusaurus_tag:${tag}`)],
    [currentLocale, tags],
  );
}
