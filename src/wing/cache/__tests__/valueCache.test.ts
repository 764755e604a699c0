import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openValueCache, type ValueCacheOptions} from '../valueCache';

let file = '';
let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'values-'));
  file = path.join(folder, 'deep/values.json');
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

const open = (options?: ValueCacheOptions) => openValueCache<number>(file, options);

/** Keeps values in a process of its own. */
function keep(values: Readonly<Record<string, number>>, options?: ValueCacheOptions): void {
  const cache = open(options);
  for (const [key, value] of Object.entries(values)) cache.set(key, value);
  cache.save();
}

describe('a cache of values', () => {
  it('keeps values, and deletes with prune what was not asked for', () => {
    keep({one: 1, two: 2});
    const cache = open();
    expect(cache.get('one')).toBe(1);
    cache.save();
    expect(open().get('two')).toBe(2);
    cache.save({prune: true});
    expect(open().get('one')).toBe(1);
    expect(open().get('two')).toBeUndefined();
    expect(fs.readdirSync(path.dirname(file))).toEqual(['values.json']);
  });

  it('is empty where its file cannot be read', () => {
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, '{"values":');
    expect(open().get('one')).toBeUndefined();
    keep({one: 1});
    expect(open().get('one')).toBe(1);
  });

  it('deletes the values of another version', () => {
    keep({one: 1}, {version: 'a'});
    expect(open({version: 'b'}).get('one')).toBeUndefined();
    keep({two: 2}, {version: 'b'});
    expect(open({version: 'a'}).get('one')).toBeUndefined();
  });

  it('deletes those that were used longest ago where there are many', () => {
    keep({one: 1, two: 2});
    const cache = open({max: 2});
    cache.get('one');
    cache.set('three', 3);
    cache.save();
    expect(['one', 'two', 'three'].map((key) => open().get(key))).toEqual([1, undefined, 3]);
  });

  it('writes nothing when nothing has changed', () => {
    keep({one: 1});
    const before = `${fs.readFileSync(file, 'utf8')} `;
    fs.writeFileSync(file, before);
    const cache = open();
    cache.get('one');
    cache.save({prune: true});
    expect(fs.readFileSync(file, 'utf8')).toBe(before);
  });
});
