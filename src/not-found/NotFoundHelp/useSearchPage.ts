import useIsBrowser from '@docusaurus/useIsBrowser';
import {useThemeConfig} from '@docusaurus/theme-common';

interface SearchSettings {
  readonly algolia?: {readonly searchPagePath?: string | false | null};
}

/** Where to search for the words of a path, when the site has a search page. */
export function useSearchPage(pathname: string): {readonly to: string; readonly words: string} | undefined {
  const {algolia} = useThemeConfig() as SearchSettings;
  // The built page does not know the address that it will be shown at.
  const isBrowser = useIsBrowser();
  const words = wordsInPath(pathname);
  if (!isBrowser || !words || !algolia?.searchPagePath) return undefined;
  return {to: `/${algolia.searchPagePath}?q=${encodeURIComponent(words)}`, words};
}

function wordsInPath(pathname: string): string {
  const last =
    pathname
      .replace(/\.html$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? '';
  return last.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
