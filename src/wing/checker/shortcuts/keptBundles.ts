import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Bundle, CreateBundle} from './createBundle';

/** A bundle, with hashes of the files that it was made of and of its own. */
interface KeptBundle {
  readonly bundle: Bundle;
  readonly hashes: ReadonlyMap<string, string>;
}

/**
 * The simulator bundles all functions of a program for each of its tests: 350 bundles for 13 tests and 27 functions. Here a
 * bundle is made again only if one of its files, the entry point, or the bundle itself is not as it was: what the SDK's own
 * `isBundleInvalidated` asks of a program that runs, but by content.
 *
 * @param base the folder that the paths in `inputFiles` start from
 */
export function keepBundles(create: CreateBundle, base: string): CreateBundle {
  const kept = new Map<string, KeptBundle>();
  return (entrypoint, external = [], outputDir) => {
    const key = JSON.stringify([entrypoint, external, outputDir]);
    const known = kept.get(key);
    if (known && isUnchanged(known)) return {...known.bundle, time: timeOf(entrypoint)};
    const bundle = create(entrypoint, external, outputDir);
    const files = [...bundle.inputFiles.map((file) => path.resolve(base, file)), bundle.outfilePath];
    const hashes = new Map(files.map((file) => [file, hashOf(file)]));
    // A file that is not found could change unseen.
    if ([...hashes.values()].includes(NO_FILE) || !hashes.has(fs.realpathSync(entrypoint))) kept.delete(key);
    else kept.set(key, {bundle, hashes});
    return bundle;
  };
}

function isUnchanged({hashes}: KeptBundle): boolean {
  return [...hashes].every(([file, hash]) => hashOf(file) === hash);
}

/** Like the SDK's: now, or the time of the entry point, which can be some milliseconds later. */
function timeOf(entrypoint: string): Date {
  const now = new Date();
  const {mtime} = fs.statSync(entrypoint);
  return mtime > now ? mtime : now;
}

const NO_FILE = '';

function hashOf(file: string): string {
  try {
    return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  } catch {
    return NO_FILE;
  }
}
