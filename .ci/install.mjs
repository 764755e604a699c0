// Installs the packages of the lock file where they are missing. Needs nothing but Node and npm.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {runAsScript} from './runAsScript.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Installs what is missing; throws when this version of Node is not supported, or when npm fails. */
export function install() {
  const {engines} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!isSupported(process.versions.node, engines.node)) {
    throw new Error(`Node ${engines.node} is needed; this is ${process.versions.node}.`);
  }
  const missing = missingPackages(trees());
  if (missing.length === 0) return refuseOthers();
  console.log(`Installing ${missing.length} missing packages (npm ci) ...`);
  const {status} = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed; its message is above.');
  refuseOthers();
}

/** Throws when what is installed is not what the lock file has, with the name of each package. */
function refuseOthers() {
  const others = otherPackages(trees());
  if (others.length === 0) return;
  throw new Error(
    `${others.length} packages are not those of package-lock.json:\n${others.join('\n')}\n` +
      'Remove node_modules and install again. If they are wanted, add them to package.json and package-lock.json.',
  );
}

function trees() {
  return {
    wanted: packagesOf(join(root, 'package-lock.json')),
    installed: packagesOf(join(root, 'node_modules', '.package-lock.json')),
    exists: (path) => existsSync(join(root, path)),
  };
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
 * Paths of the packages of the lock file that are not installed with the same version and hash. File times are not
 * compared: a clone or a copy changes them.
 */
export function missingPackages({wanted, installed, exists}) {
  const isInstalled = ([path, {version, integrity}]) =>
    installed[path]?.version === version && installed[path].integrity === integrity && exists(path);
  // Packages of other platforms are optional, and what a package bundles comes with it.
  const isNeeded = ([path, {optional, link, inBundle}]) => path !== '' && !optional && !link && !inBundle;
  return Object.entries(wanted)
    .filter((entry) => isNeeded(entry) && !isInstalled(entry))
    .map(([path]) => path);
}

/**
 * A line for each package that is installed and not as the lock file has it: another version, another hash, or one that it
 * does not know. What a package brings inside its own archive is covered by the hash of that archive.
 */
export function otherPackages({wanted, installed, exists}) {
  const notFound = missingPackages({wanted, installed, exists}).filter((path) => !installed[path]);
  const others = Object.entries(installed).flatMap(([path, {version, integrity, inBundle, link}]) => {
    const locked = wanted[path];
    if (inBundle || link) return [];
    if (!locked) return [`- ${path} ${version}: not in the lock file`];
    if (locked.version !== version) return [`- ${path} ${version}: locked is ${locked.version}`];
    return locked.integrity === integrity
      ? []
      : [`- ${path} ${version}: its hash is ${integrity}, locked is ${locked.integrity}`];
  });
  return [...notFound.map((path) => `- ${path}: not installed`), ...others];
}

function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

await runAsScript(import.meta.url, install);
