/** Bundles the behaviours, and loads them on every page. */
import fs from 'node:fs';
import path from 'node:path';
import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '../../src/lib/publishing';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {ThemeConfig as SearchThemeConfig} from '@docusaurus/theme-search-algolia';
import type {Configuration} from 'webpack';
import type {SearchEngine} from '../../src/config/search';
import type {SiteSettings} from '../../src/lib/page/settings';
import {toClassPages} from '../../src/reference/classPages';
import {bundleBehaviours, type BehaviourBundle} from './bundle';
import type {Options} from './options';

export {validateOptions} from './options';

const DIRECTORY = 'assets/behaviour';
const SOURCE = path.resolve(__dirname, '../../src/shell/behaviour');

export default function behaviourPlugin(
  context: LoadContext,
  {reference, analyticsWriteKey, offline}: Options,
): PublishingPlugin {
  const {baseUrl, generatedFilesDir} = context;
  const served = path.join(generatedFilesDir, 'behaviour', 'served');
  let bundle: BehaviourBundle = {entry: '', imports: [], files: []};
  return {
    name: 'behaviour',
    getPathsToWatch: () => [path.resolve(SOURCE, '../**/*.{ts,tsx,css}')],
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs'];
      await actions.createData('class-pages.json', toClassPages(reference(), pagesOf(docs)));
      const {engine} = allContent.playground!.default as {engine: SiteSettings['engine']};
      const {directory, version} = engine;
      const settings = {
        ...settingsOf(context),
        analyticsWriteKey,
        engine: {directory, version},
        docsVersions: versionsOf(docs),
      };
      bundle = await bundleBehaviours(path.join(SOURCE, 'index.ts'), settings, {generatedFilesDir, offline});
      if (process.env.NODE_ENV !== 'production') write(bundle, served);
    },
    injectHtmlTags: () => {
      // Loaded by `src/shell/first-load/loadBehaviour.ts`, and in the development server by `plugins/dev-server/client.ts`.
      if (process.env.NODE_ENV !== 'production') return {};
      const content = [bundle.entry, ...bundle.imports].map(addressOf).join(' ');
      return {headTags: [{tagName: 'meta', attributes: {name: 'behaviour', content}}]};
    },
    configureWebpack({optimization}, isServer) {
      if (isServer) return undefined;
      if (process.env.NODE_ENV === 'production') return withoutScripts(optimization);
      const directory = {directory: served, publicPath: `${baseUrl}${DIRECTORY}`, serveIndex: false};
      return {devServer: {static: [directory]}} as object;
    },
    async publishFiles({outDir}) {
      write(bundle, path.join(outDir, DIRECTORY));
      // Docusaurus' client: no page loads it.
      await fs.promises.rm(path.join(outDir, 'assets/js'), {recursive: true, force: true});
    },
  };

  function addressOf(name: string): string {
    return `${baseUrl}${DIRECTORY}/${name}`;
  }
}

/** Scripts of Docusaurus' client are not published, so nobody has to make them smaller; style sheets and pictures of it are. */
function withoutScripts({minimizer = []}: NonNullable<Configuration['optimization']> = {}): Configuration {
  return {
    mergeStrategy: {'optimization.minimizer': 'replace'},
    optimization: {minimizer: minimizer.filter((one) => !/Js/.test(one?.constructor.name ?? ''))},
  } as Configuration;
}

function write({files}: BehaviourBundle, folder: string): void {
  fs.mkdirSync(folder, {recursive: true});
  for (const {name, contents} of files) fs.writeFileSync(path.join(folder, name), contents);
}

/** Pages of the documentation in all versions. */
function pagesOf(docs: AllContent[string] = {}): DocMetadata[] {
  return (docs.default as LoadedContent).loadedVersions.flatMap((version) => version.docs);
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
