import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import type {SearchEngine} from '@site/src/config/search';
import type {SearchSettings} from '../client/settings';

/** The settings of the search, which behaviours have from the build. */
export function useSearchSettings(): SearchSettings {
  const {baseUrl, themeConfig, customFields} = useDocusaurusContext().siteConfig;
  const version = String(customFields!.wingVersion);
  const {engine} = customFields!.search as {readonly engine: SearchEngine};
  const {algolia} = themeConfig as unknown as ThemeConfig;
  return useMemo(
    () => ({baseUrl, engine: {version}, search: {engine, account: algolia}}),
    [baseUrl, version, engine, algolia],
  );
}
