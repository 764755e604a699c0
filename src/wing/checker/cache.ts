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
 * A hash of everything that the outcome of a request depends on.
 *
 * @param versions hash of the toolchain and of the checker, from {@link readVersions}
 */
export function cacheKey(request: CheckRequest, versions: string): string {
  const {files, folder, entry, language, platforms, runTests} = request;
  const {preflightOnly = false, hoversOnly = false, compare = false} = request;
  const kind = [runTests, preflightOnly, hoversOnly, compare];
  return hashOf([versions, entry, language, platforms, kind, folder ? readFolder(folder) : files]);
}

/**
 * A hash of the versions of the packages that check a program or that a program may bring, and of all code in the checker's
 * process.
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
  const versions = libraries.map(([, name, version]) => [name, version]);
  return hashOf([process.version, packages, installed, versions, path.basename(bundleWorker())]);
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
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
