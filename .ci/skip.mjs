// Skips steps that have passed with the same files, Node and settings before. What passed is kept in `node_modules`, so
// that a fresh clone runs everything.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Files that every step depends on: the packages, and the runner itself. */
export const COMMON_INPUTS = ['package.json', 'package-lock.json', '.npmrc', '.ci'];

/** Variables that change what Node and its programs do. */
const VARIABLES = ['NODE_OPTIONS', 'NODE_ENV', 'TZ', 'LANG', 'LC_ALL'];

/**
 * Hash of all that the outcome of a step depends on: its inputs and the environment. Without git, nothing tells which
 * files belong to the repository, and the step has no hash.
 */
export function hashOf({step, root, environment = environmentOf(process.env)}) {
  if (!step.inputs) return undefined;
  const files = listFiles(root, [...COMMON_INPUTS, ...step.inputs]);
  if (!files) return undefined;
  const hash = createHash('sha256');
  hash.update(JSON.stringify({script: step.script, environment}));
  for (const file of files) hash.update(`${file}\0${digest(join(root, file))}\0`);
  return hash.digest('hex').slice(0, 16);
}

/** The environment of a run as far as a step may depend on it. */
export function environmentOf(variables) {
  const {version, platform, arch} = process;
  return {version, platform, arch, variables: VARIABLES.map((name) => variables[name] ?? '')};
}

/** The number of tests that passed with this hash the last time, if they did. */
export function readPass({folder, script, hash}) {
  const file = fileOf(folder, script);
  if (!hash || !existsSync(file)) return undefined;
  try {
    const pass = JSON.parse(readFileSync(file, 'utf8'));
    return pass.hash === hash ? pass.passed : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps that a step passed with a hash; a step that failed is forgotten. */
export function writePass({folder, script, hash, passed, failed}) {
  const file = fileOf(folder, script);
  rmSync(file, {force: true});
  if (!hash || failed > 0) return;
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify({hash, passed}));
}

/** Files of the repository that paths and patterns of git name, also those that are not committed yet. */
export function listFiles(root, inputs) {
  const {status, stdout} = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...inputs],
    {cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  return status === 0 ? [...new Set(stdout.split('\0'))].filter(Boolean).sort(byName) : undefined;
}

function byName(a, b) {
  return a < b ? -1 : 1;
}

function digest(file) {
  const stats = lstatSync(file, {throwIfNoEntry: false});
  if (!stats) return 'deleted';
  const content = stats.isSymbolicLink() ? readlinkSync(file) : readFileSync(file);
  return createHash('sha256').update(content).digest('hex');
}

function fileOf(folder, script) {
  return join(folder, `${script.replaceAll(':', '-')}.json`);
}
