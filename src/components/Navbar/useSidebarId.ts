import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';

/**
 * The id of the page's list of pages, where it has one. The navbar is not inside the page that renders the list, so it asks
 * the plugin, as its entries do for what they highlight.
 */
export function useSidebarId(): string | undefined {
  const {activeDoc} = useActiveDocContext(useActivePlugin()?.pluginId);
  return activeDoc?.sidebar === undefined ? undefined : 'docs-sidebar';
}
