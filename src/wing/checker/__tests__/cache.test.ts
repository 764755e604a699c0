import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {cacheKey, openCache} from '../cache';
import type {CheckRequest, ProgramOutcome} from '../outcome';

const REQUEST: CheckRequest = {
  id: 'a',
  entry: 'main.w',
  language: 'wing',
  files: [{path: 'main.w', text: 'log("a");'}],
  platforms: [],
  runTests: true,
};
const OUTCOME = {preflightOutput: 'a'} as unknown as ProgramOutcome;

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

describe('the key of a request', () => {
  const key = cacheKey(REQUEST, 'v1');

  it('does not depend on the name of the program', () => {
    expect(cacheKey({...REQUEST, id: 'b'}, 'v1')).toBe(key);
  });

  it.each<[string, Partial<CheckRequest>, string]>([
    ['the text', {files: [{path: 'main.w', text: 'log("b");'}]}, 'v1'],
    ['the targets', {platforms: ['tf-aws']}, 'v1'],
    ['whether tests are run', {runTests: false}, 'v1'],
    ['whether only types are asked for', {hoversOnly: true}, 'v1'],
    ['whether it ends after preflight', {preflightOnly: true}, 'v1'],
    ['the version', {}, 'v2'],
  ])('depends on %s', (_, change, versions) => {
    expect(cacheKey({...REQUEST, ...change}, versions)).not.toBe(key);
  });

  it('depends on all files of a folder, but not on what is built there', () => {
    const request = {...REQUEST, folder};
    fs.writeFileSync(path.join(folder, 'main.w'), 'log("a");');
    const before = cacheKey(request, 'v1');
    fs.mkdirSync(path.join(folder, 'target'));
    fs.writeFileSync(path.join(folder, 'target/out.json'), '{}');
    expect(cacheKey(request, 'v1')).toBe(before);
    fs.writeFileSync(path.join(folder, 'index.html'), '');
    expect(cacheKey(request, 'v1')).not.toBe(before);
  });
});

describe('the cache', () => {
  const file = () => path.join(folder, 'deep/outcomes.json');

  it('keeps outcomes, and forgets with prune what was not asked for', () => {
    const first = openCache(file());
    first.set('one', OUTCOME);
    first.set('two', OUTCOME);
    first.save(true);
    const second = openCache(file());
    expect(second.get('one')).toEqual(OUTCOME);
    second.save(false);
    expect(openCache(file()).get('two')).toEqual(OUTCOME);
    second.save(true);
    expect(openCache(file()).get('one')).toEqual(OUTCOME);
    expect(openCache(file()).get('two')).toBeUndefined();
  });

  it('is empty where its file cannot be read', () => {
    fs.mkdirSync(path.dirname(file()));
    fs.writeFileSync(file(), '{"one":');
    const cache = openCache(file());
    expect(cache.get('one')).toBeUndefined();
    cache.set('one', OUTCOME);
    cache.save(true);
    expect(openCache(file()).get('one')).toEqual(OUTCOME);
  });
});
