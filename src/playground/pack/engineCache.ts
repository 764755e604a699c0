/** The engine on the disk. It is made anew when something that it is made from has changed. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {EngineManifest} from '../engine/fileNames';
import {type EngineFiles, packEngine, type PackedEngine} from './packEngine';
import {areUnchanged, hashInputs, type Inputs} from './bundleInputs';

export interface StoredEngine {
  readonly engine: EngineManifest;
  /** Folder with its files, absolute. */
  readonly folder: string;
}

export interface EngineOptions {
  /** Folder of the site. */
  readonly root: string;
  /** Version of the toolchain. */
  readonly version: string;
  /** @default packs what is installed */
  readonly pack?: (root: string) => Promise<PackedEngine>;
}

/** What is stored beside an engine. */
interface StoredIndex {
  readonly engine: EngineManifest;
  readonly inputs: Inputs;
}

const CACHE = 'node_modules/.cache/playground';
const INDEX = /^[0-9a-f]{16}\.json$/;

/** An engine is stored with the hashes of all that it was made from, and is taken only while all of them are equal. */
export async function loadEngine({root, version, pack = packEngine}: EngineOptions): Promise<StoredEngine> {
  const cache = path.join(root, CACHE);
  const stored = findStored(root, cache);
  if (stored) return stored;
  const {files, inputs: taken} = await pack(root);
  const inputs = hashInputs(root, taken);
  const engine = createManifest(files, version);
  const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
  const folder = path.join(cache, key);
  const writing = `${folder}.${process.pid}`;
  fs.mkdirSync(writing, {recursive: true});
  for (const [name, bytes] of Object.entries(files)) fs.writeFileSync(path.join(writing, name), bytes);
  // Several builds may write it at the same time; each finds a whole one.
  if (fs.existsSync(folder)) fs.rmSync(writing, {recursive: true});
  else fs.renameSync(writing, folder);
  fs.writeFileSync(`${writing}.json`, JSON.stringify({engine, inputs} satisfies StoredIndex));
  fs.renameSync(`${writing}.json`, `${folder}.json`);
  return {engine, folder};
}

function findStored(root: string, cache: string): StoredEngine | undefined {
  if (!fs.existsSync(cache)) return undefined;
  for (const name of fs.readdirSync(cache).filter((file) => INDEX.test(file))) {
    const index = JSON.parse(fs.readFileSync(path.join(cache, name), 'utf8')) as Partial<StoredIndex>;
    // Older builds stored no inputs.
    if (!index.engine || !index.inputs || !areUnchanged(root, index.inputs)) continue;
    return {engine: index.engine, folder: path.join(cache, name.slice(0, -'.json'.length))};
  }
  return undefined;
}

/** The engine's directory is named by what is in it: whatever is loaded from there can be kept for ever. */
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
