import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createContentCache} from '../contentCache';

let root: string;
let module: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wing-content-cache-'));
  module = join(root, 'parse.ts');
  writeFileSync(module, 'one');
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, {recursive: true});
});

const FILE = 'node_modules/.cache/folder/lengths.json';

/** Asks in a process of its own for the lengths of some texts, and tells which were worked out. */
function askFor(...texts: readonly string[]): readonly string[] {
  const onEnd: (() => void)[] = [];
  vi.spyOn(process, 'once').mockImplementation((event, listener) => {
    expect(event).toBe('exit');
    onEnd.push(listener as () => void);
    return process;
  });
  const cache = createContentCache<number>({name: 'folder/lengths', modules: [module]});
  cache.keep(root);
  cache.keep(root);
  const made: string[] = [];
  for (const text of texts) {
    const length = cache.get(text, () => {
      made.push(text);
      return text.length;
    });
    expect(length).toBe(text.length);
  }
  expect(onEnd).toHaveLength(1);
  onEnd[0]!();
  return made;
}

describe('a cache of contents', () => {
  it('works a value out once, also in the next processes', () => {
    expect(askFor('a', 'bb', 'a')).toEqual(['a', 'bb']);
    expect(askFor('bb', 'ccc')).toEqual(['ccc']);
    expect(askFor('a', 'ccc')).toEqual([]);
    expect(readdirSync(join(root, 'node_modules/.cache/folder'))).toEqual(['lengths.json']);
  });

  it('keeps a value that says that there is nothing', () => {
    expect(askFor('')).toEqual(['']);
    expect(askFor('')).toEqual([]);
  });

  it.each([
    ['the packages', 'package-lock.json'],
    ['a module', 'parse.ts'],
  ])('forgets when %s have changed', (_what, file) => {
    askFor('a');
    writeFileSync(join(root, file), '{"other": true}');
    expect(askFor('a')).toEqual(['a']);
  });

  it('takes a file that is damaged for none', () => {
    mkdirSync(join(root, 'node_modules/.cache/folder'), {recursive: true});
    writeFileSync(join(root, FILE), '{"version": ');
    expect(askFor('a')).toEqual(['a']);
    expect(askFor('a')).toEqual([]);
  });

  it('writes nothing where all was known', () => {
    askFor('a');
    const before = readFileSync(join(root, FILE), 'utf8');
    writeFileSync(join(root, FILE), `${before} `);
    askFor('a');
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(`${before} `);
  });

  it('forgets the oldest values where there are many', () => {
    const texts = Array.from({length: 1000}, (_, index) => `text ${index}`);
    askFor('old', 'older');
    askFor(...texts);
    expect(askFor('old')).toEqual(['old']);
  });
});
