// Installs the packages of the lock file where others are there, or none. Needs nothing but Node and npm.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {runAsScript} from './runAsScript.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Lines that tell why npm is called. */
const SHOWN = 10;

/** Installs the packages where they differ; throws when this version of Node is not supported, or when npm fails. */
export function install() {
  const {engines} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!isSupported(process.versions.node, engines.node)) {
    throw new Error(`Node ${engines.node} is needed; this is ${process.versions.node}.`);
  }
  const differences = findDifferences({
    wanted: packagesOf(join(root, 'package-lock.json')),
    installed: packagesOf(join(root, 'node_modules', '.package-lock.json')),
    exists: (path) => existsSync(join(root, path)),
  });
  if (differences.length === 0) return;
  const more = differences.length > SHOWN ? [`... and ${differences.length - SHOWN} more`] : [];
  console.log(['Installing (npm ci):', ...differences.slice(0, SHOWN), ...more].join('\n'));
  const {status} = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed; its message is above.');
}

/** Whether a version of Node is in a range of alternatives such as `^20.19.0 || >=24.0.0`. */
export function isSupported(version, range) {
  const actual = version.split('.').map(Number);
  return range.split('||').some((alternative) => {
    const [, operator, oldest] = /^\s*(\^|>=)(\d+\.\d+\.\d+)\s*$/.exec(alternative) ?? [];
    if (!oldest) throw new Error(`engines.node: "${alternative.trim()}"; allowed are ^1.2.3 and >=1.2.3`);
    const least = oldest.split('.').map(Number);
    if (operator === '^' && actual[0] !== least[0]) return false;
    const differs = [0, 1, 2].find((index) => actual[index] !== least[index]);
    return differs === undefined || actual[differs] > least[differs];
  });
}

/**
 * A line for each package that is not installed as the lock file has it, and for each that it does not know. File times are
 * not compared: a clone or a copy changes them. What a package brings inside its own archive is covered by the hash of that
 * archive.
 */
export function findDifferences({wanted, installed, exists}) {
  const paths = new Set([...Object.keys(wanted), ...Object.keys(installed)]);
  return [...paths].filter(Boolean).flatMap((path) => {
    const [locked, actual] = [wanted[path], installed[path]];
    if ((locked ?? actual).inBundle || (locked ?? actual).link) return [];
    if (!locked) return [`- ${path} ${actual.version}: not in the lock file`];
    // Packages of other platforms are optional.
    if (!actual) return locked.optional ? [] : [`- ${path}: not installed`];
    if (!exists(path)) return [`- ${path}: its folder is gone`];
    if (actual.version !== locked.version)
      return [`- ${path} ${actual.version}: locked is ${locked.version}`];
    return actual.integrity === locked.integrity
      ? []
      : [`- ${path} ${actual.version}: its hash is ${actual.integrity}, locked is ${locked.integrity}`];
  });
}

function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

await runAsScript(import.meta.url, install);
