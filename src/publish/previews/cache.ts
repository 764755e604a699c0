/** Pictures on the disk, named by a hash of what is on them and of all that they are drawn with. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {cachePath} from '../../wing/cache/cacheFolder';
import {FRAME_FILES} from './frame';
import type {Preview} from './preview';

export interface PictureCache {
  /** File of a picture, which may not be there yet. */
  fileOf(preview: Preview): string;
  write(preview: Preview, picture: Uint8Array): void;
  /** Deletes the pictures that were drawn longest ago, when there are too many. */
  prune(): void;
}

/** Enough for all pages, and for those of some older commits. */
const MAX_PICTURES = 2000;

const PACKAGES = ['satori', '@resvg/resvg-js', 'sharp'];

const MODULES = ['card', 'colours', 'draw', 'frame', 'preview'].map((name) =>
  path.join(__dirname, `${name}.ts`),
);

/** @param root the repository's folder */
export function openPictureCache(root: string): PictureCache {
  const folder = cachePath(root, 'previews');
  const version = versionOf(root);
  const fileOf = (preview: Preview) => path.join(folder, `${hashOf([version, JSON.stringify(preview)])}.png`);
  return {
    fileOf,
    write(preview, picture) {
      const file = fileOf(preview);
      fs.mkdirSync(folder, {recursive: true});
      fs.writeFileSync(`${file}.${process.pid}`, picture);
      fs.renameSync(`${file}.${process.pid}`, file);
    },
    prune() {
      const files = fs.existsSync(folder)
        ? fs.readdirSync(folder).map((name) => path.join(folder, name))
        : [];
      if (files.length <= MAX_PICTURES) return;
      const drawn = new Map(files.map((file) => [file, fs.statSync(file).mtimeMs]));
      const newest = files.sort((one, other) => drawn.get(other)! - drawn.get(one)!);
      for (const file of newest.slice(MAX_PICTURES)) fs.rmSync(file, {force: true});
    },
  };
}

function versionOf(root: string): string {
  const packages = PACKAGES.map((name) => path.join(root, 'node_modules', name, 'package.json'));
  const files = FRAME_FILES.map((file) => path.join(root, file));
  return hashOf([...packages, ...files, ...MODULES].map((file) => fs.readFileSync(file)));
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest('hex').slice(0, 24);
}
