import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {contributingFolders} from './contributingFolders';

/** Folders of `docs/` with a sidebar of their own, which the sidebar of the whole folder leaves out. */
const AREAS_WITH_OWN_SIDEBAR = ['api', 'errors', 'learn', 'libraries'];

/** Pages that `sidebars.ts` places itself. */
const PLACED = ['errors/index', 'api/known-bugs', 'api/known-bugs-in-resources', 'api/upgrading'];

/** Generates a sidebar's items from its folder, so that no page stands in two sidebars. */
export const sidebarItemsGenerator: PluginOptions['sidebarItemsGenerator'] = ({
  defaultSidebarItemsGenerator,
  docs,
  ...context
}) =>
  defaultSidebarItemsGenerator({
    ...context,
    docs: docs.filter(
      ({id, sourceDirName}) =>
        !PLACED.includes(id) && (context.item.dirName !== '.' || !isInOwnSidebar(sourceDirName)),
    ),
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
