import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {cacheKey} from '../cache';
import type {CheckRequest} from '../outcome';

const REQUEST: CheckRequest = {
  id: 'a',
  entry: 'main.w',
  language: 'wing',
  files: [{path: 'main.w', text: 'log("a");'}],
  platforms: [],
  runTests: true,
};

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
