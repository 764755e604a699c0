import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {storeFolder, touchFolder, writeWhole} from '../cacheFolder';

let cache = '';
beforeEach(() => {
  cache = fs.mkdtempSync(path.join(os.tmpdir(), 'folders-'));
});
afterEach(() => fs.rmSync(cache, {recursive: true}));

/** Stores a folder with a file in it. */
function store(name: string, text: string, most = 10): void {
  const draft = path.join(cache, `${name}-draft`);
  fs.mkdirSync(draft);
  fs.writeFileSync(path.join(draft, 'file'), text);
  storeFolder(draft, path.join(cache, name), most);
}

/** Sets back the time when a folder was used, in seconds. */
function age(name: string, seconds: number): void {
  const time = Date.now() / 1000 - seconds;
  fs.utimesSync(path.join(cache, name), time, time);
}

describe('folders of the cache', () => {
  it('are stored whole, and stay when another process was faster', () => {
    store('a', 'first');
    store('a', 'second');
    expect(fs.readdirSync(cache)).toEqual(['a']);
    expect(fs.readFileSync(path.join(cache, 'a/file'), 'utf8')).toBe('first');
  });

  it('are deleted when there are too many, those used longest ago first', () => {
    store('a', '');
    store('b', '');
    age('a', 20);
    age('b', 10);
    touchFolder(path.join(cache, 'a'));
    store('c', '', 2);
    expect(fs.readdirSync(cache).sort()).toEqual(['a', 'c']);
  });
});

it('a file is written whole, with the folders above it', () => {
  const file = path.join(cache, 'deep/file.json');
  writeWhole(file, '1');
  writeWhole(file, '2');
  expect(fs.readFileSync(file, 'utf8')).toBe('2');
  expect(fs.readdirSync(path.dirname(file))).toEqual(['file.json']);
});
