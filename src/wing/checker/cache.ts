import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {CheckRequest, ProgramOutcome} from './outcome';
import {bundleWorker} from './workerBundle';

/** Outcomes by the hash of all that they depend on. */
export interface OutcomeCache {
  get(key: string): ProgramOutcome | undefined;
  set(key: string, outcome: ProgramOutcome): void;
  /** Writes what has been asked for since the start; what has not is forgotten with `prune`. */
  save(prune: boolean): void;
}

/**
 * Opens the cache file. One that cannot be read is a cache with nothing in it.
 *
 * @param file path of the cache, such as `node_modules/.cache/code-samples/outcomes.json`
 */
export function openCache(file: string): OutcomeCache {
  const stored = new Map<string, ProgramOutcome>(Object.entries(readJson(file)));
  const used = new Set<string>();
  let changed = false;
  return {
    get(key) {
      const outcome = stored.get(key);
      if (outcome) used.add(key);
      return outcome;
    },
    set(key, outcome) {
      stored.set(key, outcome);
      used.add(key);
      changed = true;
    },
    save(prune) {
      const kept = [...stored].filter(([key]) => !prune || used.has(key));
      if (!changed && kept.length === stored.size) return;
      fs.mkdirSync(path.dirname(file), {recursive: true});
      // A run that is stopped while it writes leaves the old file.
      fs.writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(kept)));
      fs.renameSync(`${file}.new`, file);
    },
  };
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

function readJson(file: string): Record<string, ProgramOutcome> {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, ProgramOutcome>;
  } catch {
    return {};
  }
}
