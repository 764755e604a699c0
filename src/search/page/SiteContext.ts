import {createContext, useContext} from 'react';
import type {SearchSettings} from '@site/src/search/client/settings';

export const SiteContext = createContext<SearchSettings | undefined>(undefined);

/** The settings of the search. @throws Error outside of the search page */
export function useSite(): SearchSettings {
  const site = useContext(SiteContext);
  if (!site) throw new Error('The search page is drawn without the settings of the site.');
  return site;
}
