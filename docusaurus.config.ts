import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {setUpMarkdown} from './src/pages/markdownSteps';
import type {Options as BlogOptions} from './src/pages/blog/plugin';
import type {Options as DocsOptions} from './src/pages/docsPlugin';
import type {ExamplesOptions} from './src/learning/examples/plugin';
import {publishSteps} from './src/publish/steps';
import {announcement, toAnnouncementBar} from './src/config/announcement';
import {EMBED_PATH} from './src/config/embed';
import {footer} from './src/config/footer';
import {htmlTemplate} from './src/config/htmlTemplate';
import {navbarItems, onTheRight} from './src/config/navbar';
import {prism} from './src/config/prism';
import {redirects} from './src/config/redirects/list';
import {toSearch} from './src/config/search';
import {LINKS, SITE} from './src/config/site';
import {styleSheets} from './src/config/styleSheets';
import {contributingItemsGenerator, sidebarItemsGenerator} from './src/config/sidebarItems';
import {parseFrontMatter} from './src/config/sourceOnly';
import {readEnvironment} from './src/config/environment';
import {askedAddresses} from './src/publish/content-security-policy/services';
import {wingVersion} from './src/wing/command-line';
import {readChangeDates} from './src/publish/sitemap/changeDates';
import {withChangeDates} from './src/publish/sitemap/sitemapItems';

const environment = readEnvironment(process.env);
const search = toSearch(environment);
const editUrl = `${LINKS.siteRepository}/edit/main/`;
const SITEMAP = 'docs/sitemap.xml';
const IMAGE = 'img/opengraph.png';
const markdown = setUpMarkdown({root: __dirname, baseUrl: environment.baseUrl});
const docsDefaults = {
  ...markdown.steps,
  ...markdown.mistakes,
  editUrl,
  sidebarItemsGenerator,
  showLastUpdateTime: true,
  versions: {current: {label: 'latest'}},
};

const config: Config = {
  title: SITE.title,
  tagline: SITE.tagline,
  url: environment.url,
  baseUrl: environment.baseUrl,
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  ssrTemplate: htmlTemplate,
  noIndex: environment.noIndex,
  // src/shell/first-load shows the banner on every page, Docusaurus's own is for the home page only.
  baseUrlIssueBanner: false,
  organizationName: 'winglang',
  projectName: 'docsite',
  i18n: {defaultLocale: 'en', locales: ['en'], path: 'src/config/i18n'},
  future: {v4: true, faster: true},
  // Broken links only warn here: the build must not hide other problems behind them. `npm test` fails on them.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {format: 'detect', parseFrontMatter, hooks: {onBrokenMarkdownLinks: 'warn'}},
  headTags: [
    {tagName: 'link', attributes: {rel: 'icon', href: `${environment.baseUrl}favicon.ico`, sizes: '32x32'}},
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${environment.baseUrl}img/apple-touch-icon.png`},
    },
  ],
  customFields: {
    starCountUrl: environment.starCountUrl,
    identityProvider: environment.identityProvider,
    search: search.fields,
    wingVersion: wingVersion,
  },
  presets: [
    [
      'classic',
      {
        // plugins/docs sets it up, and tells all mistakes at once.
        docs: false,
        // src/pages/blog sets it up, with lighter lists.
        blog: false,
        // The folders beside these files have what the pages show.
        pages: {...markdown.steps, include: ['*.{tsx,mdx}', `${EMBED_PATH}.tsx`]},
        sitemap: {
          changefreq: 'weekly',
          priority: 0.5,
          filename: SITEMAP,
          lastmod: 'date',
          createSitemapItems: withChangeDates(() => readChangeDates(__dirname)),
          ignorePatterns: ['/search', `/${EMBED_PATH}`, '/blog/authors', '/**/tags', '/**/tags/**'],
        },
        theme: {
          customCss: styleSheets,
        },
      } satisfies Options,
    ],
  ],
  plugins: [
    [
      './plugins/blog/index.ts',
      {
        ...markdown.steps,
        ...markdown.mistakes,
        blogTitle: "What's up? The Wing Blog",
        blogDescription: 'News, design notes and releases of the Wing programming language',
        blogSidebarTitle: 'All posts',
        blogSidebarCount: 'ALL',
        postsPerPage: 'ALL',
        editUrl,
        feedOptions: {type: 'all', limit: false},
        onInlineAuthors: 'throw',
        onInlineTags: 'throw',
        onUntruncatedBlogPosts: 'throw',
      } satisfies BlogOptions,
    ],
    ['./plugins/pages/index.ts', markdown.samples],
    './plugins/page-index/index.ts',
    [
      './plugins/docs/index.ts',
      {
        ...docsDefaults,
        sidebarPath: './sidebars.ts',
        onInlineTags: 'throw',
        exclude: ['examples/**', '**/_*/**', '**/_*.{md,mdx}'],
      } satisfies DocsOptions,
    ],
    [
      './plugins/docs/index.ts',
      {
        ...docsDefaults,
        id: 'contributing',
        path: 'contributing',
        routeBasePath: 'contributing',
        sidebarItemsGenerator: contributingItemsGenerator,
      },
    ],
    ['./plugins/samples/index.ts', markdown.samples],
    ['./plugins/reference/index.ts', markdown.reference],
    [
      './plugins/examples/index.ts',
      {...markdown.mistakes, repository: LINKS.siteRepository, editUrl} satisfies ExamplesOptions,
    ],
    ['./plugins/redirects/index.ts', {rules: redirects}],
    [
      './plugins/shell/index.ts',
      {
        reference: markdown.reference.reference,
        analyticsWriteKey: environment.analyticsWriteKey,
        serviceWorker: environment.serviceWorker,
      },
    ],
    ['./plugins/learning/index.ts', markdown.mistakes],
    './plugins/playground/index.ts',
    ['./plugins/dev-server/index.ts', markdown.mistakes],
    [
      './plugins/publish/index.ts',
      {
        steps: publishSteps({
          reference: markdown.reference.reference,
          image: IMAGE,
          sitemap: SITEMAP,
          addresses: askedAddresses(environment),
          serviceWorker: environment.serviceWorker,
        }),
      },
    ],
  ],
  themeConfig: {
    metadata: [{name: 'description', content: SITE.description}],
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    image: IMAGE,
    announcementBar: announcement && toAnnouncementBar(announcement),
    navbar: {
      logo: {
        alt: SITE.title,
        src: 'img/logo-light.svg',
        srcDark: 'img/logo-dark.svg',
        width: 60,
        height: 28,
      },
      items: onTheRight(navbarItems),
    },
    // `src/shell/behaviour/docsVersions.ts` looks after what is stored.
    docs: {versionPersistence: 'none'},
    prism,
    footer,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    algolia: search.algolia,
  } satisfies ThemeConfig,
};

export default config;
