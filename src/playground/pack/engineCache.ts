/** The packed engine on the disk, which is packed again when a file that it is made from has changed. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {cachePath, storeFolder, touchFolder} from '../../wing/cache/cacheFolder';
import type {EngineManifest} from '../engine/fileNames';
import {type EngineFiles, packEngine, type PackedEngine} from './packEngine';
import {areUnchanged, hashInputs, type Inputs, packagesOf} from './bundleInputs';

export interface StoredEngine {
  readonly engine: EngineManifest;
  /** Folder with its files, absolute. */
  readonly folder: string;
  /** Folders of the npm packages that went into it, relative to that of the site. */
  readonly packages: readonly string[];
}

interface EngineOptions {
  /** Folder of the site. */
  readonly root: string;
  /** Version of the toolchain. */
  readonly version: string;
  /** @default packEngine */
  readonly pack?: (root: string) => Promise<PackedEngine>;
}

/** The file beside a stored engine. */
interface StoredIndex {
  readonly engine: EngineManifest;
  readonly inputs: Inputs;
  readonly packages: readonly string[];
}

const INDEX = 'index.json';
const FILES = 'files';
/** The engine of this commit, and those of commits that were built before. */
const MAX_ENGINES = 5;

/** Loads the stored engine whose inputs all have the hashes of today, or packs one. */
export async function loadEngine({root, version, pack = packEngine}: EngineOptions): Promise<StoredEngine> {
  const cache = cachePath(root, 'engine');
  const stored = findStored(root, cache);
  if (stored) return stored;
  const {files, inputs: taken} = await pack(root);
  const inputs = hashInputs(root, taken);
  const packages = packagesOf(root, taken);
  const engine = createManifest(files, version);
  const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
  const folder = path.join(cache, key);
  const draft = `${folder}.${process.pid}`;
  fs.mkdirSync(path.join(draft, FILES), {recursive: true});
  for (const [name, bytes] of Object.entries(files)) fs.writeFileSync(path.join(draft, FILES, name), bytes);
  fs.writeFileSync(path.join(draft, INDEX), JSON.stringify({engine, inputs, packages} satisfies StoredIndex));
  storeFolder(draft, folder, MAX_ENGINES);
  return {engine, folder: path.join(folder, FILES), packages};
}

function findStored(root: string, cache: string): StoredEngine | undefined {
  if (!fs.existsSync(cache)) return undefined;
  const folders = fs.readdirSync(cache).map((name) => path.join(cache, name));
  for (const folder of folders.filter((name) => !path.extname(name))) {
    const index = path.join(folder, INDEX);
    if (!fs.existsSync(index)) continue;
    const {engine, inputs, packages} = JSON.parse(fs.readFileSync(index, 'utf8')) as StoredIndex;
    if (!areUnchanged(root, inputs)) continue;
    touchFolder(folder);
    return {engine, folder: path.join(folder, FILES), packages};
  }
  return undefined;
}

/** The directory has a hash of its files in its name, so that a browser can cache them for ever. */
export function createManifest(files: EngineFiles, version: string): EngineManifest {
  const hash = createHash('sha256');
  const names = Object.keys(files).sort();
  for (const name of names) hash.update(`${name}\n${files[name]!.byteLength}\n`).update(files[name]!);
  return {
    directory: `playground/${version}-${hash.digest('hex').slice(0, 12)}`,
    version,
    files: Object.fromEntries(names.map((name) => [name, files[name]!.byteLength])),
  };
}
