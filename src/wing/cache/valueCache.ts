import fs from 'node:fs';
import {writeWhole} from './cacheFolder';

/** Values by a hash of everything they depend on, in one JSON file. */
export interface ValueCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /**
   * Writes what has changed.
   *
   * @param options.prune whether values that this process has not asked for are deleted @default false
   */
  save(options?: {readonly prune?: boolean}): void;
}

export interface ValueCacheOptions {
  /** Everything that all values depend on; values of another version are deleted. @default '' */
  readonly version?: string;
  /** Values that are kept, the last used of all. @default 5000 */
  readonly max?: number;
}

interface StoredValues {
  readonly version: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Opens a file of values. One that cannot be read is empty. */
export function openValueCache<Value>(
  file: string,
  {version = '', max = 5000}: ValueCacheOptions = {},
): ValueCache<Value> {
  let stored: Map<string, Value> | undefined;
  const values = () => (stored ??= readValues<Value>(file, version));
  const used = new Set<string>();
  let changed = false;
  return {
    get(key) {
      const value = values().get(key);
      if (value !== undefined) used.add(key);
      return value;
    },
    set(key, value) {
      values().set(key, value);
      used.add(key);
      changed = true;
    },
    save({prune = false} = {}) {
      const unused = prune ? [] : [...values().keys()].filter((key) => !used.has(key));
      const kept = [...unused, ...used].slice(-max);
      if (!changed && kept.length === values().size) return;
      stored = new Map(kept.map((key) => [key, values().get(key)!]));
      writeWhole(file, JSON.stringify({version, values: Object.fromEntries(stored)} satisfies StoredValues));
      changed = false;
    },
  };
}

function readValues<Value>(file: string, version: string): Map<string, Value> {
  try {
    const stored = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<StoredValues>;
    if (stored.version === version && stored.values)
      return new Map(Object.entries(stored.values) as [string, Value][]);
  } catch {
    // Nothing is kept yet, or the file is damaged.
  }
  return new Map();
}
