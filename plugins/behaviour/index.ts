/** Bundles the behaviours, and loads them on every page. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {ThemeConfig as SearchThemeConfig} from '@docusaurus/theme-search-algolia';
import type {SearchEngine} from '../../src/config/search';
import type {SiteSettings} from '../../src/behaviour/settings';
import {bundleBehaviours, type BehaviourBundle} from './bundle';
import type {Options} from './options';

export {validateOptions} from './options';

const DIRECTORY = 'assets/behaviour';
const SOURCE = path.resolve(__dirname, '../../src/behaviour');

export default function behaviourPlugin(context: LoadContext, {analyticsWriteKey, offline}: Options): Plugin {
  const {baseUrl, generatedFilesDir} = context;
  const served = path.join(generatedFilesDir, 'behaviour', 'served');
  let bundle: BehaviourBundle = {entry: '', imports: [], files: []};
  return {
    name: 'behaviour',
    getClientModules: () => ['../../src/behaviour/inApplication.ts'],
    getPathsToWatch: () => [`${SOURCE}/**/*.ts`],
    async allContentLoaded({allContent}) {
      const {engine} = allContent.playground!.default as {engine: SiteSettings['engine']};
      const {directory, version} = engine;
      const settings = {
        ...settingsOf(context),
        analyticsWriteKey,
        engine: {directory, version},
        docsVersions: versionsOf(allContent['docusaurus-plugin-content-docs']),
      };
      bundle = await bundleBehaviours(path.join(SOURCE, 'index.ts'), settings, offline);
      if (process.env.NODE_ENV !== 'production') write(bundle, served);
    },
    injectHtmlTags: () => ({
      headTags: [
        // Loaded by `src/first-load/loadBehaviour.ts`.
        {
          tagName: 'meta',
          attributes: {
            name: 'behaviour',
            content: [bundle.entry, ...bundle.imports].map(addressOf).join(' '),
          },
        },
      ],
    }),
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return undefined;
      const directory = {directory: served, publicPath: `${baseUrl}${DIRECTORY}`, serveIndex: false};
      return {devServer: {static: [directory]}} as object;
    },
    async postBuild({outDir}) {
      write(bundle, path.join(outDir, DIRECTORY));
    },
  };

  function addressOf(name: string): string {
    return `${baseUrl}${DIRECTORY}/${name}`;
  }
}

function write({files}: BehaviourBundle, folder: string): void {
  fs.mkdirSync(folder, {recursive: true});
  for (const {name, contents} of files) fs.writeFileSync(path.join(folder, name), contents);
}

/** @param docs what the docs plugins have loaded, by their ids */
function versionsOf(docs: AllContent[string] = {}): SiteSettings['docsVersions'] {
  return Object.fromEntries(
    Object.entries(docs).map(([id, content]) => [
      id,
      (content as LoadedContent).loadedVersions.map(({versionName}) => versionName),
    ]),
  );
}

function settingsOf({
  baseUrl,
  siteConfig,
  siteStorage,
}: LoadContext): Omit<SiteSettings, 'analyticsWriteKey' | 'engine' | 'docsVersions'> {
  const {announcementBar, algolia} = siteConfig.themeConfig as Partial<ThemeConfig & SearchThemeConfig>;
  const {starCountUrl, search} = siteConfig.customFields as {
    starCountUrl: string;
    search: {engine: SearchEngine};
  };
  return {
    baseUrl,
    storageSuffix: siteStorage.namespace,
    starCountUrl,
    announcementId: announcementBar?.id,
    search: {
      engine: search.engine,
      account:
        search.engine === 'hosted' && algolia
          ? {appId: algolia.appId, apiKey: algolia.apiKey, indexName: algolia.indexName}
          : undefined,
    },
  };
}
