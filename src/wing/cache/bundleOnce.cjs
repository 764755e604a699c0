/* eslint-disable @typescript-eslint/no-require-imports -- CommonJS, which runs from a bundle as well */
// One JavaScript file of an entry point in TypeScript, made again only when a file that it was made of has changed. It is
// JavaScript itself, as `tests/checks/samples/start.cjs` runs it before anything can read TypeScript.
const {createHash} = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

// From here, and from a bundle in the folder of bundles.
const ROOT = path.resolve(__dirname, '../../..');
const FOLDER = path.join(ROOT, 'node_modules/.cache/bundles');
const MAX_AGE_MS = 7 * 24 * 3_600_000;

/**
 * Bundles an entry point.
 *
 * @param {string} entry its path
 * @param {object} options
 * @param {readonly string[]} [options.external] packages that are not put in
 * @param {'external' | 'bundle'} [options.packages] whether packages are put in
 * @returns {string} path of the bundle, with the hash of its text in its name. It stands below `node_modules`, so that
 *   what is left out of it is found.
 */
function bundleOnce(entry, options) {
  const name = path.basename(entry).replace(/\.\w+$/, '');
  const place = createHash('sha256')
    .update(JSON.stringify([entry, options]))
    .digest('hex')
    .slice(0, 8);
  const record = path.join(FOLDER, `${name}-${place}.json`);
  const known = readRecord(record);
  if (known && fs.existsSync(known.bundle) && hashFiles(known.inputs) === known.hash) {
    touch(known.bundle, record);
    return known.bundle;
  }
  const {outputFiles, metafile} = require('esbuild').buildSync({
    entryPoints: [entry],
    // Paths in the bundle, and with them its name, do not depend on the folder that the check is started from.
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    write: false,
    metafile: true,
    ...options,
  });
  const {text} = outputFiles[0];
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const bundle = path.join(FOLDER, `${name}-${hash}.cjs`);
  if (!fs.existsSync(bundle)) write(bundle, text);
  const inputs = Object.keys(metafile.inputs);
  write(record, JSON.stringify({bundle, inputs, hash: hashFiles(inputs)}));
  deleteOld();
  return bundle;
}

/** Remembers that files were used. */
function touch(...files) {
  const now = new Date();
  for (const file of files) fs.utimesSync(file, now, now);
}

/** Bundles of entry points that have changed since. A process that still runs may start another one from its bundle. */
function deleteOld() {
  for (const name of fs.readdirSync(FOLDER)) {
    const file = path.join(FOLDER, name);
    const {mtimeMs} = fs.statSync(file, {throwIfNoEntry: false}) ?? {mtimeMs: Infinity};
    if (Date.now() - mtimeMs > MAX_AGE_MS) fs.rmSync(file, {force: true});
  }
}

/** Several checks may write a file at the same time; each finds a whole one. */
function write(file, text) {
  fs.mkdirSync(FOLDER, {recursive: true});
  fs.writeFileSync(`${file}.${process.pid}`, text);
  fs.renameSync(`${file}.${process.pid}`, file);
}

function readRecord(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const full = path.resolve(ROOT, file);
    hash.update(`\0${file}\0`);
    if (fs.existsSync(full)) hash.update(fs.readFileSync(full));
  }
  return hash.digest('hex');
}

module.exports = {bundleOnce};
