/** The files that the engine is made from, with their hashes, by which a stored engine is found to be out of date. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {buildSync, type Metafile} from 'esbuild';

/** Hashes of files, by their paths relative to the folder of the site. */
export type Inputs = Readonly<Record<string, string>>;

/** The files of a bundle, as absolute paths. */
export function inputsOf({inputs}: Metafile): string[] {
  return Object.keys(inputs).map((file) => path.resolve(file));
}

/** A module and all modules of the site that it imports, as absolute paths. */
export function importsOf(entry: string): string[] {
  const {metafile} = buildSync({
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  return inputsOf(metafile);
}

/** Hashes files of the site. Those of packages are left out, as the lock file, which is always hashed, stands for them. */
export function hashInputs(root: string, files: Iterable<string>): Inputs {
  const paths = pathsIn(root, files);
  const own = new Set([LOCK_FILE, ...paths.filter((file) => !file.includes('node_modules/'))]);
  return Object.fromEntries([...own].sort().map((file) => [file, hashOf(root, file)]));
}

/** The folders of the packages that files belong to, relative to the folder of the site. */
export function packagesOf(root: string, files: Iterable<string>): string[] {
  const folders = pathsIn(root, files).flatMap((file) => PACKAGE.exec(file)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

/** Whether all files are as they were when they were hashed. */
export function areUnchanged(root: string, inputs: Inputs): boolean {
  return Object.entries(inputs).every(([file, hash]) => hashOf(root, file) === hash);
}

const LOCK_FILE = 'package-lock.json';
const MISSING = 'missing';
/** The innermost package of a path, as packages may have others in their folder. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

const pathsIn = (root: string, files: Iterable<string>) =>
  [...files].map((file) => path.relative(root, file).split(path.sep).join('/'));

function hashOf(root: string, file: string): string {
  const full = path.join(root, file);
  if (!fs.existsSync(full)) return MISSING;
  return createHash('sha256').update(fs.readFileSync(full)).digest('hex').slice(0, 16);
}
