import type {PluginOptions} from '@docusaurus/plugin-content-docs';

type Folders = Parameters<PluginOptions['sidebarItemsGenerator']>[0]['categoriesMetadata'];

/**
 * What the sidebar says of the folders of `contributing/`, so that the first page of a folder is one file. A folder that
 * is not here has its own `_category_.json`, which also wins over an entry here.
 */
export const contributingFolders: Folders = {
  maintainers: {label: 'Maintaining Wing', position: 4},
  'maintainers/runbooks': {
    label: 'Runbooks',
    link: {
      type: 'generated-index',
      slug: '/category/runbooks',
      title: 'Runbooks',
      description:
        'Step-by-step instructions for handling incidents: the template that the maintainers of Wing used.',
    },
  },
  rfcs: {
    label: 'Requests for Comments',
    position: 5,
    link: {
      type: 'generated-index',
      slug: '/category/rfcs',
      title: 'Requests for Comments',
      description:
        'Proposals for the language, the standard library and the tools of Wing, with their status.',
    },
  },
  stories: {
    label: 'User Stories',
    position: 6,
    link: {
      type: 'generated-index',
      slug: '/category/user-stories',
      title: 'User Stories',
      description:
        'The user stories of 2022 and 2023, written before their features existed, and what Wing does today.',
    },
  },
  archived: {
    label: 'Archived Docs',
    position: 7,
    link: {
      type: 'generated-index',
      slug: '/category/archived-docs',
      title: 'Archived Docs',
      description:
        'Designs of Wing that are out of date, kept because other pages and discussions link to them.',
    },
  },
};
