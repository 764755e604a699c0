/** The engine on the disk. It is made when something that it is made from has changed. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Engine} from '../engine/files';
import {type EngineFiles, packEngine} from './engine';

export interface StoredEngine {
  readonly engine: Engine;
  /** Folder with its files, absolute. */
  readonly folder: string;
}

export interface EngineOptions {
  /** Folder of the site. */
  readonly root: string;
  /** Version of the toolchain. */
  readonly version: string;
  /** @default packs what is installed */
  readonly pack?: (root: string) => Promise<EngineFiles>;
}

/** What is stored is named by a hash of what it was made from, so that a stored one is never out of date. */
export async function loadEngine({root, version, pack = packEngine}: EngineOptions): Promise<StoredEngine> {
  const cache = path.join(root, 'node_modules/.cache/playground');
  const folder = path.join(cache, hashInputs(root));
  const index = `${folder}.json`;
  if (fs.existsSync(index)) return {engine: JSON.parse(fs.readFileSync(index, 'utf8')) as Engine, folder};
  const files = await pack(root);
  const engine = describeEngine(files, version);
  const writing = `${folder}.${process.pid}`;
  fs.mkdirSync(writing, {recursive: true});
  for (const [name, bytes] of Object.entries(files)) fs.writeFileSync(path.join(writing, name), bytes);
  // Several builds may write it at the same time; each finds a whole one.
  if (fs.existsSync(folder)) fs.rmSync(writing, {recursive: true});
  else fs.renameSync(writing, folder);
  fs.writeFileSync(`${writing}.json`, JSON.stringify(engine));
  fs.renameSync(`${writing}.json`, index);
  return {engine, folder};
}

/** The engine's directory is named by what is in it: whatever is loaded from there can be kept for ever. */
export function describeEngine(files: EngineFiles, version: string): Engine {
  const hash = createHash('sha256');
  const names = Object.keys(files).sort();
  for (const name of names) hash.update(`${name}\n${files[name]!.byteLength}\n`).update(files[name]!);
  return {
    directory: `playground/${version}-${hash.digest('hex').slice(0, 12)}`,
    version,
    files: Object.fromEntries(names.map((name) => [name, files[name]!.byteLength])),
  };
}

/** Folders of the plugin whose modules become part of the engine, or make it. */
const SOURCES = ['engine', 'pack', 'sandbox', 'worker'];

function hashInputs(root: string): string {
  const hash = createHash('sha256').update(fs.readFileSync(path.join(root, 'package-lock.json')));
  const plugin = path.resolve(__dirname, '..');
  for (const file of SOURCES.flatMap((folder) => listSources(path.join(plugin, folder)))) {
    hash.update(`${path.relative(plugin, file)}\n`).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function listSources(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('__tests__'))
    .sort();
}
