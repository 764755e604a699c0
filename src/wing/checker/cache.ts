import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {CheckRequest, ProgramOutcome} from './outcome';
import {cachePath} from '../cache/cacheFolder';
import {openValueCache, type ValueCache} from '../cache/valueCache';
import {bundleWorker} from './workerBundle';

/** Outcomes by the keys of requests. */
export type OutcomeCache = ValueCache<ProgramOutcome>;

/** @param name of the file: what one kind of check needs, another does not */
export function openOutcomes(root: string, name: 'outcomes' | 'display'): OutcomeCache {
  return openValueCache(cachePath(root, 'samples', `${name}.json`));
}

/**
 * The key of a request.
 *
 * @param versions hash of the toolchain and of the checker, from {@link readVersions}
 */
export function cacheKey(request: CheckRequest, versions: string): string {
  const {files, folder, entry, language, platforms, runTests} = request;
  const {preflightOnly = false, hoversOnly = false, compare = false} = request;
  const all = folder ? readFolder(folder) : files;
  return createHash('sha256')
    .update(
      JSON.stringify([
        versions,
        entry,
        language,
        platforms,
        runTests,
        preflightOnly,
        hoversOnly,
        compare,
        all,
      ]),
    )
    .digest('hex');
}

/**
 * Versions of the packages that check a program or that a program may bring, and the checker itself: all that runs in
 * its process, wherever it stands in the repository.
 */
export function readVersions(root: string): string {
  const packages = [
    'winglang',
    '@winglang/sdk',
    '@winglang/compiler',
    '@wingcloud/framework',
    'typescript',
    'esbuild',
  ];
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const libraries = [
    ...lock.matchAll(
      /"node_modules\/(@winglibs\/[^"]+|aws-cdk-lib|cdktf|@cdktf\/[^"]+)": \{\s*"version": "([^"]+)"/g,
    ),
  ];
  const installed = packages.map((name) => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    return fs.existsSync(file)
      ? (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version
      : 'none';
  });
  const hash = createHash('sha256');
  hash.update(
    JSON.stringify([
      process.version,
      packages,
      installed,
      libraries.map(([, name, version]) => [name, version]),
      path.basename(bundleWorker()),
    ]),
  );
  return hash.digest('hex');
}

function readFolder(folder: string): {path: string; text: string}[] {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\/(?:node_modules|target)\//.test(file.slice(folder.length)))
    .sort()
    .map((file) => ({path: path.relative(folder, file), text: fs.readFileSync(file, 'utf8')}));
}
