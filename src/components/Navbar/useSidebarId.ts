import {createContext, useContext} from 'react';
import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';

/** For pages that say themselves which list of pages they have. */
export const SidebarId = createContext<string | undefined>(undefined);

/**
 * The id of the page's list of pages, where it has one. On a page of the documentation the list is below the navbar's own
 * place in the tree: the plugin knows of it, as it does for what the entries highlight.
 */
export function useSidebarId(): string | undefined {
  const {activeDoc} = useActiveDocContext(useActivePlugin()?.pluginId);
  const own = useContext(SidebarId);
  return own ?? (activeDoc?.sidebar === undefined ? undefined : 'docs-sidebar');
}
