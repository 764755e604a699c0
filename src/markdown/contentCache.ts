import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {cachePath} from '../wing/cache/cacheFolder';
import {openValueCache, type ValueCache} from '../wing/cache/valueCache';

/**
 * Values that are computed from a text, such as a page, and from nothing else: once in a process, and kept on the disk for
 * the next one. They are kept by a hash of the text, and deleted when the packages or the modules that compute them change.
 */
interface ContentCache<Value> {
  /** @param compute is called for an unknown text; its result becomes JSON and is shared by all callers */
  get(text: string, compute: () => Value): Value;
  /** Reads what earlier processes kept in a repository, and keeps what this one has asked for when it ends. */
  keep(root: string): void;
}

interface ContentCacheOptions {
  /** Path of the file in the cache, without `.json`. */
  readonly name: string;
  /** Paths of the modules that compute the values, absolute or from the repository's folder. */
  readonly modules: readonly string[];
}

/** Enough for all pages, and for those of another site or of an older commit. */
const MAX_VALUES = 1000;

export function createContentCache<Value>({name, modules}: ContentCacheOptions): ContentCache<Value> {
  const values = new Map<string, Value>();
  let disk: ValueCache<Value> | undefined;
  return {
    get(text, compute) {
      const hash = hashOf([text]);
      const known = values.get(hash) ?? disk?.get(hash);
      const value = known ?? compute();
      if (known === undefined) disk?.set(hash, value);
      values.set(hash, value);
      return value;
    },
    keep(root) {
      if (disk) return;
      const version = hashOf(
        ['package-lock.json', ...modules].map((file) => readIfPresent(path.resolve(root, file))),
      );
      const opened = openValueCache<Value>(cachePath(root, `${name}.json`), {version, max: MAX_VALUES});
      for (const [hash, value] of values) opened.set(hash, value);
      disk = opened;
      process.once('exit', () => {
        if (fs.existsSync(root)) opened.save();
      });
    },
  };
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n`).update(text);
  return hash.digest('hex').slice(0, 24);
}

function readIfPresent(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
