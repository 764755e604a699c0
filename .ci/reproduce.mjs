// Builds the last commit twice, in two folders with other names, time zones and languages, and compares the bytes:
//   npm run reproduce                   builds, which takes minutes, and compares
//   npm run reproduce -- FOLDER FOLDER  compares two sites that were built before
import {execFileSync} from 'node:child_process';
import {
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readFolder} from './deploy/folder.mjs';
import {runAsScript} from './runAsScript.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, '.cache', 'reproduce');

/** What a build must not depend on differs: where it is, how long its path is, the time zone and the language. */
const BUILDS = [
  {at: join(folder, 'one'), variables: {TZ: 'UTC', LC_ALL: 'C'}},
  {
    at: join(folder, 'another', 'with-a-longer-path'),
    variables: {TZ: 'Etc/GMT-14', LC_ALL: 'C.UTF-8'},
  },
];

/** Hashes in names of files: those of the bundlers, and those of images and fonts. */
const HASH = /[0-9a-f]{8,32}|[0-9A-Z]{8}/g;

/** Bytes that are shown on both sides of the first one that differs. */
const AROUND = 60;

/**
 * Compares two built sites.
 *
 * @returns a line for each file that only one has or whose bytes differ, with the place of the first of them. A file whose
 *   name has another hash is compared with the one of the same name. Those that differ by hashes alone follow from others:
 *   they are counted, and listed only where there is nothing else.
 */
export function compare(first, second) {
  const [a, b] = [readFolder(first), readFolder(second)];
  const partners = new Map([...b.keys()].filter((path) => !a.has(path)).map((path) => [mask(path), path]));
  const causes = [];
  const followers = [];
  for (const [path, {sha256}] of a) {
    const other = b.has(path) ? path : partners.get(mask(path));
    if (b.has(path) && b.get(path).sha256 === sha256) continue;
    partners.delete(mask(path));
    if (!other) causes.push(`${path}: only in the first`);
    else explain(path, other, readFileSync(join(first, path)), readFileSync(join(second, other)));
  }
  causes.push(...[...partners.values()].map((path) => `${path}: only in the second`));
  return causes.length > 0
    ? [...causes, ...(followers.length > 0 ? [`${followers.length} more files differ by hashes alone`] : [])]
    : followers;

  function explain(path, other, one, two) {
    const names = other === path ? path : `${path} and ${other}`;
    const [masked, otherMasked] = [mask(one.toString('latin1')), mask(two.toString('latin1'))];
    const isFollower = masked === otherMasked;
    const [x, y] = isFollower ? [one.toString('latin1'), two.toString('latin1')] : [masked, otherMasked];
    const place = firstDifference(x, y);
    const line = `${names}: byte ${firstDifference(one, two)}\n  ${excerpt(x, place)}\n  ${excerpt(y, place)}`;
    (isFollower ? followers : causes).push(line);
  }
}

function mask(text) {
  return text.replace(HASH, '#');
}

function firstDifference(one, two) {
  let place = 0;
  while (place < one.length && one[place] === two[place]) place += 1;
  return place;
}

function excerpt(text, place) {
  return JSON.stringify(text.slice(Math.max(0, place - AROUND), place + AROUND));
}

/** Copies the last commit, with its history, of which the pages tell their dates. */
function copy({at}) {
  mkdirSync(dirname(at), {recursive: true});
  execFileSync('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', root, at], {stdio: 'inherit'});
  linkTree(join(root, 'node_modules'), join(at, 'node_modules'), ['.cache']);
}

function build({at, variables}) {
  console.log(`Building in ${at} ...`);
  const command = join(at, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [command, 'build'], {
    cwd: at,
    env: {...process.env, ...variables},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(at, 'build');
}

/** Copies a folder by hard links, which takes no room. */
function linkTree(from, to, left = []) {
  mkdirSync(to, {recursive: true});
  for (const name of readdirSync(from).filter((entry) => !left.includes(entry))) {
    const [source, target] = [join(from, name), join(to, name)];
    const stats = lstatSync(source);
    if (stats.isDirectory()) linkTree(source, target);
    else if (stats.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

function main() {
  const given = process.argv.slice(2);
  if (given.length === 0) {
    rmSync(folder, {recursive: true, force: true});
    if (execFileSync('git', ['status', '--porcelain'], {cwd: root, encoding: 'utf8'}).trim()) {
      console.log('What is not committed is left out.');
    }
    BUILDS.forEach(copy);
  }
  const [first, second] = given.length === 2 ? given : BUILDS.map(build);
  const differences = compare(first, second);
  for (const line of differences) console.log(line);
  if (differences.length > 0) throw new Error('The builds differ.');
  console.log(`${readFolder(first).size} files have the same bytes in both.`);
}

await runAsScript(import.meta.url, main);
