/**
 * What is worked out from a text, such as a page, and from nothing else: once in a process, and kept on the disk for the
 * next one. It is kept by a hash of the text, and forgotten when the packages or the modules that work it out change.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export interface ContentCache<Value> {
  /** @param make works the value out where it is not known; it becomes JSON, and is shared by all who ask for it */
  get(text: string, make: () => Value): Value;
  /** Reads what earlier processes kept in a repository, and keeps what this one has asked for when it ends. */
  keep(root: string): void;
}

export interface ContentCacheOptions {
  /** Name of the file below `node_modules/.cache`, without `.json`. */
  readonly name: string;
  /** Absolute paths of the modules of this repository that work the values out. */
  readonly modules: readonly string[];
}

/** File of the cache. */
interface Stored {
  readonly version: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The cache of a name: one, however often its modules are loaded. */
export function contentCache<Value>({name, modules}: ContentCacheOptions): ContentCache<Value> {
  const key = Symbol.for(`wing-website/content-cache:${name}`);
  const shared = globalThis as {[key: symbol]: ContentCache<Value> | undefined};
  return (shared[key] ??= createCache({name, modules}));
}

/** Exported for its test, which needs processes of its own. */
export function createCache<Value>({name, modules}: ContentCacheOptions): ContentCache<Value> {
  const values = new Map<string, Value>();
  const asked = new Set<string>();
  const roots = new Set<string>();
  return {
    get(text, make) {
      const hash = hashOf([text]);
      asked.add(hash);
      const known = values.get(hash);
      if (known !== undefined) return known;
      const value = make();
      values.set(hash, value);
      return value;
    },
    keep(root) {
      if (roots.has(root)) return;
      roots.add(root);
      const file = path.join(root, 'node_modules/.cache', `${name}.json`);
      const version = hashOf([path.join(root, 'package-lock.json'), ...modules].map(readIfThere));
      const stored = readStored(file);
      const kept = stored?.version === version ? stored.values : {};
      for (const [hash, value] of Object.entries(kept)) values.set(hash, value as Value);
      process.once('exit', () => {
        if ([...asked].every((hash) => hash in kept) || !fs.existsSync(root)) return;
        // Those of other texts stay as far as there is room: another site, or a page as it was before.
        const hashes = [...new Set([...asked, ...Object.keys(kept).reverse()])].slice(0, MOST_VALUES);
        const known = hashes.reverse().map((hash) => [hash, values.get(hash)]);
        writeStored(file, {version, values: Object.fromEntries(known) as Stored['values']});
      });
    },
  };
}

const MOST_VALUES = 1000;

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n`).update(text);
  return hash.digest('hex').slice(0, 24);
}

function readIfThere(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/** A file that cannot be read is no cache. */
function readStored(file: string): Stored | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Stored;
  } catch {
    return undefined;
  }
}

/** Several builds may write it at the same time; each finds a whole file. */
function writeStored(file: string, stored: Stored): void {
  const writing = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(writing, JSON.stringify(stored));
  fs.renameSync(writing, file);
}
