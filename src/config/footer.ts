import type {MultiColumnFooter} from '@docusaurus/theme-common';
import {PRINT_PATH} from './print';
import {LINKS} from './site';

export const footer = {
  style: 'light',
  logo: undefined,
  links: [
    {
      title: 'Learn',
      items: [
        {label: 'Install', to: '/install'},
        {label: 'Creating a project', to: '/docs'},
        {label: 'What is Wing?', to: '/docs/why-wing'},
        {label: 'Preflight and inflight', to: '/docs/concepts/inflights'},
        {label: 'Learn Wing', to: '/docs/learn'},
      ],
    },
    {
      title: 'Reference',
      items: [
        {label: 'Platforms', to: '/docs/platforms/platforms'},
        {label: 'Libraries', to: '/docs/libraries'},
        {label: 'Examples', to: '/docs/examples'},
        {label: 'TypeScript', to: '/docs/typescript/intro'},
        {label: 'All pages from A to Z', to: '/docs/index-of-pages'},
        {label: 'Read offline', to: '/docs/offline'},
        // Made after the build: Docusaurus knows no such page.
        {label: 'Print or save as PDF', to: `pathname://${PRINT_PATH}`},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Community', to: '/community'},
        {label: 'Blog', to: '/blog'},
        {label: 'Contributing', to: '/contributing'},
        {label: 'Code of conduct', to: '/contributing/start-here/code_of_conduct'},
        {label: 'Contact', to: '/contact'},
      ],
    },
    {
      title: 'Project',
      items: [
        {label: 'Project status', to: '/contributing/status'},
        {label: 'Source code', href: LINKS.repository},
        {label: 'This website', href: LINKS.siteRepository},
      ],
    },
  ],
  copyright: 'The compiler, the SDK and the command line of Wing are open source under the MIT license.',
} satisfies MultiColumnFooter;
