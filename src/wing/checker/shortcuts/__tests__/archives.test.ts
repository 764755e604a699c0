import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {type Archive, archive, archiveInProcess} from '../archives';

const load = createRequire(__filename);
const CDK = load.resolve('cdktf/lib/private/fs');
const {archiveSync} = load(CDK) as {archiveSync: Archive};

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'archive-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

it("an archive holds what the one of Terraform's CDK holds", () => {
  const source = path.join(folder, 'source');
  fs.mkdirSync(path.join(source, 'deep/er'), {recursive: true});
  fs.mkdirSync(path.join(source, 'empty'));
  fs.writeFileSync(path.join(source, 'index.cjs'), 'exports.handler = () => "é";\n'.repeat(1000));
  fs.writeFileSync(
    path.join(source, 'deep/er/bytes'),
    Uint8Array.from({length: 256}, (_, index) => index),
  );
  const contentsBy = (make: Archive, name: string) => {
    make(source, path.join(folder, name));
    return unzipSync(fs.readFileSync(path.join(folder, name)));
  };
  const contents = contentsBy(archive, 'ours.zip');
  expect(contents).toEqual(contentsBy(archiveSync, 'theirs.zip'));
  expect(Object.keys(contents)).toContain('deep/er/bytes');
});

it("Terraform's CDK is given the function without its library, which is left for others", () => {
  const library = createRequire(CDK).resolve('archiver');
  for (const file of [CDK, library]) delete load.cache[file];
  archiveInProcess();
  expect((load(CDK) as {archiveSync: Archive}).archiveSync).toBe(archive);
  expect(load.cache[library]).toBeUndefined();
  expect(createRequire(CDK)('archiver')).toBeInstanceOf(Function);
});
