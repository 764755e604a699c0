import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {contributingFolders} from './contributingFolders';

/** Folders of `docs/` with a sidebar of their own, which the sidebar of the whole folder leaves out. */
const AREAS_WITH_OWN_SIDEBAR = ['api', 'learn', 'libraries'];

/** Generates a sidebar's items from its folder, so that no page stands in two sidebars. */
export const sidebarItemsGenerator: PluginOptions['sidebarItemsGenerator'] = ({
  defaultSidebarItemsGenerator,
  docs,
  ...context
}) =>
  defaultSidebarItemsGenerator({
    ...context,
    docs: context.item.dirName === '.' ? docs.filter((doc) => !isInOwnSidebar(doc.sourceDirName)) : docs,
  });

function isInOwnSidebar(folder: string): boolean {
  return AREAS_WITH_OWN_SIDEBAR.includes(folder.split('/')[0] ?? '');
}

/** Generates the sidebar of `contributing/`, whose folders need no file that says what they are. */
export const contributingItemsGenerator: PluginOptions['sidebarItemsGenerator'] = ({
  defaultSidebarItemsGenerator,
  categoriesMetadata,
  ...context
}) =>
  defaultSidebarItemsGenerator({
    ...context,
    categoriesMetadata: {...contributingFolders, ...categoriesMetadata},
  });
