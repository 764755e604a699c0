import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {CreateBundle} from '../createBundle';
import {keepBundles} from '../keptBundles';

let folder: string;
const at = (name: string) => path.join(folder, name);
beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'kept-bundles-')));
  fs.writeFileSync(at('handler.cjs'), 'handler');
  fs.writeFileSync(at('closure.cjs'), 'closure');
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

/** Bundles by writing the texts of both files one after the other. */
const create = vi.fn<CreateBundle>((entrypoint, _external = [], directory = `${entrypoint}.bundle`) => {
  const outfilePath = path.join(directory, 'index.cjs');
  fs.mkdirSync(directory, {recursive: true});
  const read = (name: string) => fs.readFileSync(path.resolve(folder, name), 'utf8');
  fs.writeFileSync(outfilePath, read(entrypoint) + read('closure.cjs'));
  const inputFiles = [path.relative(folder, entrypoint), 'closure.cjs'];
  return {directory, outfilePath, inputFiles, time: new Date(0)};
});
beforeEach(() => void create.mockClear());

describe('keepBundles', () => {
  it('makes a bundle once while its files are the same, even if they are written again', () => {
    const bundle = keepBundles(create, folder);
    const first = bundle(at('handler.cjs'));
    fs.writeFileSync(at('handler.cjs'), 'handler');
    const second = bundle(at('handler.cjs'));
    expect(create).toHaveBeenCalledOnce();
    expect({...second, time: first.time}).toEqual(first);
  });

  it('says that it was made after its entry point was written, as the SDK does', () => {
    const bundle = keepBundles(create, folder);
    bundle(at('handler.cjs'));
    const later = new Date(Date.now() + 60_000);
    fs.utimesSync(at('handler.cjs'), later, later);
    expect(bundle(at('handler.cjs')).time).toEqual(later);
    expect(create).toHaveBeenCalledOnce();
  });

  it.each([
    ['its entry point has changed', () => fs.writeFileSync(at('handler.cjs'), 'handler2')],
    ['a file in it has changed', () => fs.writeFileSync(at('closure.cjs'), 'closure2')],
    ['it has changed', () => fs.writeFileSync(at('handler.cjs.bundle/index.cjs'), '')],
    ['it is gone', () => fs.rmSync(at('handler.cjs.bundle'), {recursive: true})],
  ])('makes it again when %s', (_, change) => {
    const bundle = keepBundles(create, folder);
    bundle(at('handler.cjs'));
    change();
    const {outfilePath} = bundle(at('handler.cjs'));
    const read = (name: string) => fs.readFileSync(at(name), 'utf8');
    expect(fs.readFileSync(outfilePath, 'utf8')).toBe(read('handler.cjs') + read('closure.cjs'));
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('makes one for each set of packages that are left out, and for each folder', () => {
    const bundle = keepBundles(create, folder);
    bundle(at('handler.cjs'));
    bundle(at('handler.cjs'), ['left-out']);
    bundle(at('handler.cjs'), [], at('other'));
    expect(create).toHaveBeenCalledTimes(3);
  });

  it('makes it each time where it cannot see all of its files', () => {
    const bundle = keepBundles(create, path.join(folder, 'elsewhere'));
    bundle(at('handler.cjs'));
    bundle(at('handler.cjs'));
    expect(create).toHaveBeenCalledTimes(2);
  });
});
