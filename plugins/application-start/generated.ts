/** Writes modules in the place of those that Docusaurus generates. */
import fs from 'node:fs';
import path from 'node:path';
import {takeOutDocuments} from '../../src/routes/documents';
import {LISTS, readRouteLists} from '../../src/routes/lists';
import {writeFrame, writeParts, writeRegistry, writeShard} from '../../src/routes/modules';
import {splitRoutes, type SplitRoutes} from '../../src/routes/split';
import {leaveOut} from './leaveOut';

const GLOBAL_DATA = 'globalData.json';

/** Settings that nothing in a browser reads. */
const BUILD_SETTINGS: Readonly<Record<string, readonly string[]>> = {
  'docusaurus.config.mjs': [
    'clientModules',
    'headTags',
    'markdown',
    'onBrokenAnchors',
    'onBrokenLinks',
    'onDuplicateRoutes',
    'plugins',
    'presets',
    'scripts',
    'ssrTemplate',
    'staticDirectories',
    'storage',
    'stylesheets',
    'themes',
  ],
  'site-metadata.json': ['pluginVersions'],
};

/** Names of the files that have other modules in their place. */
export const REWRITTEN = [...Object.values(LISTS), GLOBAL_DATA, ...Object.keys(BUILD_SETTINGS)];

/** What a loader is called with, as far as it is used. */
interface LoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  addDependency(file: string): void;
}

interface Settings {
  /** Folder of the generated files. */
  readonly folder: string;
  readonly home: string;
  /** Ids of documents that the navbar names. */
  readonly documents: readonly string[];
}

/** @returns what writes the module that a loader is asked for */
export function createWriter({folder, home, documents}: Settings) {
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  let tables: {readonly routes: SplitRoutes; readonly data: unknown} | undefined;
  const readTables = () => {
    if (tables) return tables;
    const data = JSON.parse(read(GLOBAL_DATA)) as Readonly<Record<string, unknown>>;
    const taken = takeOutDocuments(data, documents);
    tables = {routes: splitRoutes(readRouteLists(folder), home, taken.documents), data: taken.data};
    return tables;
  };

  return (context: LoaderContext): string => {
    const name = path.basename(context.resourcePath);
    const unread = BUILD_SETTINGS[name];
    if (unread) return leaveOut(read(name), unread);
    for (const file of [...Object.values(LISTS), GLOBAL_DATA]) context.addDependency(path.join(folder, file));
    const {routes, data} = readTables();
    const query = new URLSearchParams(context.resourceQuery);
    if (query.has('shard')) return writeShard(routes, Number(query.get('shard')), name);
    if (query.has('page')) return writeParts(routes.pages.find((page) => page.path === query.get('page'))!);
    if (name === LISTS.routes) return writeFrame(routes, name);
    if (name === LISTS.registry) return writeRegistry(routes);
    return JSON.stringify(name === GLOBAL_DATA ? data : routes.frameParts);
  };
}
