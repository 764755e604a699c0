// Installs the packages of the lock file where they are missing. Needs nothing but Node and npm.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = 20;

export function install() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
  }
  const missing = missingPackages();
  if (missing.length === 0) return;
  // Not `npm ci`: it calls any lock file incomplete, as the toolchain's packages bundle others without what those need.
  // `--no-save` leaves the lock file alone, which would lose the packages of other platforms.
  console.log(`Installing ${missing.length} missing packages (npm install) ...`);
  const {status} = spawnSync('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm install failed; its message is above.');
}

/** Compares what is installed with the lock file by version and folder: a clone or a copy changes the files' times. */
function missingPackages() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  const isInstalled = ([path, {version}]) =>
    installed[path]?.version === version && existsSync(join(root, path));
  // Packages of other platforms are optional, and what a package bundles comes with it.
  const isNeeded = ([path, {optional, link, inBundle}]) => path !== '' && !optional && !link && !inBundle;
  return Object.entries(wanted).filter((entry) => isNeeded(entry) && !isInstalled(entry));
}

function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    install();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
