import type {PluginOptions} from '@docusaurus/plugin-content-docs';

type Folders = Parameters<PluginOptions['sidebarItemsGenerator']>[0]['categoriesMetadata'];

/**
 * Sidebar labels and generated index pages for the folders of `contributing/`. A folder that isn't listed here has its own
 * `_category_.json`, which also takes precedence over an entry here.
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
        "Step-by-step instructions for handling an incident: the template that Wing's maintainers wrote, and an example.",
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
        'Proposals for the Wing language, its standard library, and its tools, and what became of each.',
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
        'What Wing was to do, in the user stories of 2022 and 2023, and what version 0.85.49 does today.',
    },
  },
  archived: {
    label: 'Archived Docs',
    position: 7,
    link: {
      type: 'generated-index',
      slug: '/category/archived-docs',
      title: 'Archived Docs',
      description: 'Outdated designs of Wing, kept because posts and issues still link to them.',
    },
  },
};
