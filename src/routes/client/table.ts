/** The table of the application's routes, to which pages are added when they are needed. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import {kinds, lists, shards} from '@generated/routes';
import partNames from '@generated/routesChunkNames';
import {shardOf} from '../shardOf';
import type {Page, PageDocument, Parts} from '../types';
import {addFiles} from './files';

const docs = globalData['docusaurus-plugin-content-docs'] as Record<
  string,
  {versions: {name: string; docs: Omit<PageDocument, 'plugin' | 'version'>[]}[]}
>;
const loading = new Map<number, Promise<void>>();

/**
 * Adds the route of a path, if it is a page's.
 *
 * @throws Error when it does not arrive
 */
export async function loadRoute(path: string): Promise<void> {
  const shard = shardOf(path);
  const attempt = loading.get(shard) ?? addShard(shard);
  loading.set(shard, attempt);
  try {
    await attempt;
  } catch (error) {
    loading.delete(shard);
    throw error;
  }
}

async function addShard(shard: number): Promise<void> {
  const {default: pages} = await shards[shard]!();
  for (const page of pages) addPage(page);
}

function addPage({path, kind: number, load, files, document}: Page): void {
  const kind = kinds[number]!;
  addFiles(files);
  // What ComponentCreator reads.
  const own = nameParts(kind.parts, (part) => {
    const name = `${path} ${part}`;
    Object.assign(registry, {[name]: [async () => (await load()).default[part]]});
    return name;
  });
  Object.assign(partNames, {[`${path}-`]: own});
  lists[kind.list]!.unshift({...kind.rest, path, key: path, files, component: ComponentCreator(path, '')});
  if (document) addDocument(document);
}

function nameParts<Tree extends Parts | Parts[string]>(parts: Tree, toName: (part: number) => string): Tree {
  if (typeof parts === 'number') return toName(parts) as Tree;
  if (typeof parts === 'string') return parts;
  const named = Object.entries(parts).map(([key, part]) => [key, nameParts(part, toName)] as const);
  // Some parts are lists.
  return Object.assign(Array.isArray(parts) ? [] : {}, Object.fromEntries(named)) as Tree;
}

/** What the docs plugin's functions look up. */
function addDocument({plugin, version, ...document}: PageDocument): void {
  const {versions} = docs[plugin]!;
  versions.find(({name}) => name === version)!.docs.push(document);
}
