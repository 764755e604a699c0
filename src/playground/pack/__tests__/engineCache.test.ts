import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {EngineFiles, PackedEngine} from '../packEngine';
import {createManifest, loadEngine} from '../engineCache';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wing-engine-'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  mkdirSync(join(root, 'plugins'));
  for (const file of INPUTS) writeFileSync(join(root, file), file);
});
afterEach(() => rmSync(root, {recursive: true}));

const INPUTS = ['plugins/packer.ts', 'plugins/worker.ts', 'plugins/shared.ts'];
const MODULES = [
  'node_modules/sdk/index.js',
  'node_modules/sdk/node_modules/@a/b/lib/c.js',
  'node_modules/@a/b/index.js',
  'node_modules/sdk/lib/d.js',
];
const packed = (files: EngineFiles): PackedEngine => ({
  files,
  inputs: [...INPUTS, ...MODULES].map((file) => join(root, file)),
});
const FILES = {'b.js': new Uint8Array([1, 2]), 'a.wasm': new Uint8Array([3])};

describe('loadEngine', () => {
  it('packs once, and again when the packages have changed', async () => {
    const pack = vi.fn(async () => packed(FILES));
    const first = await loadEngine({root, version: '1.2.3', pack});
    expect(first.engine).toEqual(createManifest(FILES, '1.2.3'));
    expect(readdirSync(first.folder).sort()).toEqual(['a.wasm', 'b.js']);
    expect([...readFileSync(join(first.folder, 'b.js'))]).toEqual([1, 2]);
    expect(await loadEngine({root, version: '1.2.3', pack})).toEqual(first);
    expect(pack).toHaveBeenCalledTimes(1);
    writeFileSync(join(root, 'package-lock.json'), '{"packages": {}}');
    expect((await loadEngine({root, version: '1.2.3', pack})).folder).not.toBe(first.folder);
    expect(pack).toHaveBeenCalledTimes(2);
  });

  it.each(INPUTS)(
    'packs again when %s has changed or is gone, and not when it is as it was',
    async (file) => {
      const pack = vi.fn(async () => packed(FILES));
      const load = () => loadEngine({root, version: '1.2.3', pack});
      const first = await load();
      writeFileSync(join(root, file), 'changed');
      expect((await load()).folder).not.toBe(first.folder);
      rmSync(join(root, file));
      await load();
      expect(pack).toHaveBeenCalledTimes(3);
      writeFileSync(join(root, file), file);
      expect(await load()).toEqual(first);
      expect(pack).toHaveBeenCalledTimes(3);
    },
  );

  it('knows the packages that went into it', async () => {
    const {packages} = await loadEngine({root, version: '1.2.3', pack: async () => packed(FILES)});
    expect(packages).toEqual(['node_modules/@a/b', 'node_modules/sdk', 'node_modules/sdk/node_modules/@a/b']);
  });

  it('stores nothing when packing fails', async () => {
    const pack = () => Promise.reject(new Error('no compiler'));
    await expect(loadEngine({root, version: '1.2.3', pack})).rejects.toThrow('no compiler');
    expect(existsSync(join(root, 'node_modules'))).toBe(false);
  });

  it('takes what another build has written in the meantime', async () => {
    const packTwice = async () => {
      await loadEngine({root, version: '1.2.3', pack: async () => packed(FILES)});
      return packed(FILES);
    };
    const {folder} = await loadEngine({root, version: '1.2.3', pack: packTwice});
    expect(readdirSync(join(folder, '../..'))).toHaveLength(1);
  });
});

describe('createManifest', () => {
  it('names the directory by the toolchain and by what is in it', () => {
    const {directory, files} = createManifest(FILES, '1.2.3');
    expect(directory).toMatch(/^playground\/1\.2\.3-[0-9a-f]{12}$/);
    expect(files).toEqual({'a.wasm': 1, 'b.js': 2});
    expect(createManifest({'a.wasm': FILES['a.wasm'], 'b.js': FILES['b.js']}, '1.2.3').directory).toBe(
      directory,
    );
  });

  it.each([
    ['other bytes', {...FILES, 'a.wasm': new Uint8Array([4])}],
    ['another name', {'b.js': FILES['b.js'], 'c.wasm': FILES['a.wasm']}],
    ['one file more', {...FILES, 'c.js': new Uint8Array()}],
  ])('has another name with %s', (_what, files) => {
    expect(createManifest(files, '1').directory).not.toBe(createManifest(FILES, '1').directory);
  });
});
