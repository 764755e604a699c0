/** What every page has: the script and the rules of its head, the behaviours, and the service worker. */
import fs from 'node:fs';
import path from 'node:path';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '../lib/publishing';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {ThemeConfig as SearchThemeConfig} from '@docusaurus/theme-search-algolia';
import type {Configuration} from 'webpack';
import type {SearchEngine} from '../config/search';
import type {DocsVersion, SiteSettings} from '../lib/page/settings';
import {toClassPages} from '../reference/classPages';
import type {EngineManifest} from '../playground/engine/fileNames';
import {bundleBehaviours, type BehaviourBundle} from './bundle/bundle';
import {bundleHead} from './first-load/inlineScript';
import {speculationRules} from './first-load/speculationRules';
import {bundleWorker} from './offline/bundleWorker';
import {WORKER_FILE} from './offline/names';
import {widthsInEm} from './css/widthsInEm';
import type {Options} from './options';

export {validateOptions} from './options';

const DIRECTORY = 'assets/behaviour';
const BEHAVIOURS = path.join(__dirname, 'behaviour/index.ts');

export default async function shellPlugin(
  context: LoadContext,
  {reference, analyticsWriteKey, serviceWorker}: Options,
): Promise<PublishingPlugin> {
  const {baseUrl, generatedFilesDir} = context;
  const isProduction = process.env.NODE_ENV === 'production';
  const site = settingsOf(context);
  const head = await bundleHead(site);
  const served = path.join(generatedFilesDir, 'shell', 'served');
  let bundle: BehaviourBundle = {entry: '', imports: [], files: []};
  let engineFiles: readonly string[] = [];
  return {
    name: 'shell',
    getPathsToWatch: () => [path.resolve(__dirname, '../**/*.{ts,tsx,css}')],
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, widthsInEm]}),
    getClientModules: () => [path.join(__dirname, 'first-load/notice.css')],
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs'];
      await actions.createData('class-pages.json', toClassPages(reference(), pagesOf(docs)));
      const {engine} = allContent.playground!.default as {engine: EngineManifest};
      const {directory, version} = engine;
      engineFiles = Object.keys(engine.files);
      const settings = {
        ...site,
        analyticsWriteKey,
        engine: {directory, version},
        docsVersions: versionsOf(docs),
        manyDocsVersions: manyVersionsOf(docs),
      };
      const offline = serviceWorker === 'on';
      bundle = await bundleBehaviours(BEHAVIOURS, settings, {generatedFilesDir, offline});
      if (isProduction) return;
      write(bundle, path.join(served, DIRECTORY));
      // A built site may have been served under the address of the development server, whose pages must not come from a cache.
      if (serviceWorker) await writeWorker(served, 'remove');
    },
    injectHtmlTags: () => ({
      headTags: [
        // The head's script takes the rules away where nothing is to be loaded ahead.
        {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: speculationRules(baseUrl)},
        {tagName: 'script', innerHTML: head},
        // Loaded by `first-load/loadBehaviour.ts`, and in the development server by `dev-server/client.ts`.
        ...(isProduction ? [{tagName: 'meta', attributes: {name: 'behaviour', content: addresses()}}] : []),
      ],
    }),
    configureWebpack({optimization}, isServer) {
      if (isServer) return undefined;
      if (isProduction) return withoutScripts(optimization);
      return {devServer: {static: [{directory: served, publicPath: baseUrl, serveIndex: false}]}} as object;
    },
    async publishFiles({outDir}) {
      write(bundle, path.join(outDir, DIRECTORY));
      if (serviceWorker) await writeWorker(outDir, serviceWorker);
      // Docusaurus' client: no page loads it.
      await fs.promises.rm(path.join(outDir, 'assets/js'), {recursive: true, force: true});
    },
  };

  function addresses(): string {
    return [bundle.entry, ...bundle.imports].map((name) => `${baseUrl}${DIRECTORY}/${name}`).join(' ');
  }

  async function writeWorker(folder: string, which: 'on' | 'remove'): Promise<void> {
    await fs.promises.mkdir(folder, {recursive: true});
    const script = await bundleWorker(which, {baseUrl, engineFiles});
    await fs.promises.writeFile(path.join(folder, WORKER_FILE), script);
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

/** @param docs what the docs plugins have loaded, by their ids */
function manyVersionsOf(docs: AllContent[string] = {}): SiteSettings['manyDocsVersions'] {
  const many = Object.entries(docs as Record<string, LoadedContent>).filter(
    ([, {loadedVersions}]) => loadedVersions.length > 1,
  );
  if (many.length === 0) return undefined;
  return Object.fromEntries(many.map(([id, {loadedVersions}]) => [id, loadedVersions.map(toVersion)]));
}

function toVersion({versionName, label, path: root, docs}: LoadedVersion): DocsVersion {
  const below = root.replace(/\/$/, '');
  const main = docs.find(({permalink}) => permalink.replace(/\/$/, '') === below) ?? docs[0]!;
  return {
    name: versionName,
    label,
    path: below,
    main: main.permalink,
    pages: docs.map(({permalink}) => permalink.slice(below.length)),
  };
}

function settingsOf({
  baseUrl,
  siteConfig,
  siteStorage,
}: LoadContext): Omit<SiteSettings, 'analyticsWriteKey' | 'engine' | 'docsVersions' | 'manyDocsVersions'> {
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
