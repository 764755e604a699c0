import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toContextFilters, type ContextFilters} from '../client/contextFilters';

/** Filters for the reader's language and versions. The list keeps its identity while its entries stay the same. */
export function useContextFilters(): ContextFilters {
  const {currentLocale} = useDocusaurusContext().i18n;
  const tags = useDocsContextualSearchTags().join('\n');
  return useMemo(() => toContextFilters(currentLocale, tags.split('\n')), [currentLocale, tags]);
}
