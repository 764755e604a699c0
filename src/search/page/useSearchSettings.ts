import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import type {SearchEngine} from '@site/src/config/search';
import type {SearchSettings} from '../client/settings';

/** The settings of the search, which behaviours have from the build. */
export function useSearchSettings(): SearchSettings {
  const {baseUrl, themeConfig, customFields} = useDocusaurusContext().siteConfig;
  const {engine} = customFields!.search as {readonly engine: SearchEngine};
  const {algolia} = themeConfig as unknown as ThemeConfig;
  return useMemo(() => ({baseUrl, search: {engine, account: algolia}}), [baseUrl, engine, algolia]);
}
