/**
 * The site's own shell around a few pages, with the parts switched on that are off by default, the hosted search and the
 * request to search engines to stay away among them, and with pages that do what no page of the site does: crash, and wait for a part that does not come.
 */
import {resolve} from 'node:path';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import site from '../../../docusaurus.config';
import {setUpMarkdown} from '../../../src/pages/markdownSteps';
import {writeSitePaths} from '../../../src/publish/sitePaths';
import {writeSearchIndex} from '../../../src/publish/searchIndex';
import {pageStyles, policy, writePages} from '../../../src/publish/steps';
import {findPages} from '../../../src/config/contentPages';
import {onTheRight} from '../../../src/config/navbar';
import {toAnnouncementBar} from '../../../src/config/announcement';
import {readEnvironment} from '../../../src/config/environment';
import {toSearch} from '../../../src/config/search';
import {askedAddresses} from '../../../src/publish/content-security-policy/services';
import {HOSTED_ACCOUNT} from '../hostedSearch';

const HERE = 'tests/support/variantSite';
const themeConfig = site.themeConfig as ThemeConfig;
const [, siteOptions] = site.presets![0] as [string, Options];
const ROOT = resolve(__dirname, '../../..');
const DOCS = `${HERE}/docs`;
// A test that edits pages brings its own.
const ownDocs = process.env.VARIANT_DOCS;
const pages = ownDocs ? undefined : findPages(ROOT, [resolve(ROOT, DOCS)]);
const markdown = setUpMarkdown({root: ROOT, baseUrl: site.baseUrl, pages});
const services = {
  ...readEnvironment(process.env),
  hostedSearch: HOSTED_ACCOUNT,
  analyticsWriteKey: 'test-write-key',
};
const search = toSearch(services);

/** Kinds of items that the site itself has no use for. */
const OTHER_ITEMS = [
  {type: 'html', value: '<button type="button"><b>Raw</b> HTML</button>', position: 'left'},
  // Pages of a test's own have no such document.
  ...(ownDocs ? [] : [{type: 'doc', docId: 'second', label: 'A document', position: 'left'} as const]),
  {type: 'docsVersion', label: 'The version'},
  {type: 'docsVersionDropdown'},
  {type: 'localeDropdown'},
] as const;

const config: Config = {
  ...site,
  noIndex: true,
  customFields: {...site.customFields, search: search.fields},
  presets: [
    [
      'classic',
      {
        docs: {
          path: ownDocs ?? DOCS,
          sidebarPath: `${HERE}/sidebars.ts`,
          ...markdown.steps,
        },
        blog: false,
        pages: {path: `${HERE}/pages`},
        sitemap: false,
        theme: siteOptions.theme,
      } satisfies Options,
    ],
  ],
  plugins: [
    ['../../../plugins/reference/index.ts', markdown.reference],
    ['../../../plugins/samples/index.ts', markdown.samples],
    [
      '../../../plugins/shell/index.ts',
      {reference: markdown.reference.reference, analyticsWriteKey: services.analyticsWriteKey},
    ],
    '../../../plugins/playground/index.ts',
    ['../../../plugins/learning/index.ts', markdown.mistakes],
    ['../../../plugins/dev-server/index.ts', markdown.mistakes],
    [
      '../../../plugins/publish/index.ts',
      {
        steps: [writeSearchIndex, pageStyles, writeSitePaths, policy(askedAddresses(services)), writePages],
      },
    ],
  ],
  themeConfig: {
    ...themeConfig,
    algolia: search.algolia,
    announcementBar: toAnnouncementBar({
      id: 'autumn',
      content: 'An announcement with <a href="/docs">a link</a>',
    }),
    navbar: {
      ...themeConfig.navbar,
      items: onTheRight([
        {type: 'docSidebar', sidebarId: 'docs', label: 'Getting started', position: 'left'},
        ...OTHER_ITEMS,
        {type: 'search', position: 'right', className: 'navbar-search'},
      ]),
    },
    footer: undefined,
  } satisfies ThemeConfig,
};

export default config;
