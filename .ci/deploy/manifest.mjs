// `deploys.json` of the published site: which deploys are kept, since when, and which files each of them needs.
import {NAMED_BY_CONTENT} from './folder.mjs';

/** Raised when an older script could not read the file. */
export const FORMAT = 1;

/** Bounds of what is read: 30 deploys a day for a month, and twice the files that GitHub Pages has room for at 10 kB each. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_DEPLOYS = 1_000;
const MAX_FILES = 200_000;

/**
 * Reads a manifest.
 *
 * @returns `deploys`: newest first, `id`, `from` and `until` (ISO 8601; the one that is live has no `until`); `files`: for
 *   each path its size in bytes, its SHA-256, and the indexes of the deploys that need it
 * @throws Error that names what is wrong
 */
export function readManifest(text) {
  if (text.length > MAX_BYTES) throw refuse(`it has ${text.length} characters; ${MAX_BYTES} are allowed`);
  const data = parse(text);
  if (!isObject(data) || data.format !== FORMAT) throw refuse(`its format is not ${FORMAT}`);
  const {deploys, files} = data;
  if (!Array.isArray(deploys) || deploys.length > MAX_DEPLOYS || !deploys.every(isDeploy)) {
    throw refuse(`"deploys" is not a list of at most ${MAX_DEPLOYS} deploys with id, from and until`);
  }
  if (!isObject(files) || Object.keys(files).length > MAX_FILES) {
    throw refuse(`"files" is not an object of at most ${MAX_FILES} files`);
  }
  for (const [path, file] of Object.entries(files)) {
    const problem = problemOf(path, file, deploys.length);
    if (problem) throw refuse(`${path}: ${problem}`);
  }
  return {
    deploys: deploys.map(({id, from, until}) => ({id, from, ...(until && {until})})),
    files: new Map(
      Object.entries(files).map(([path, {bytes, sha256, deploys: needed}]) => [
        path,
        {bytes, sha256, deploys: needed},
      ]),
    ),
  };
}

export function writeManifest({deploys, files}) {
  const rows = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({format: FORMAT, deploys, files: Object.fromEntries(rows)}, null, 1)}\n`;
}

/** Whether a file may stay from an earlier deploy: one that is named by its content, and never a page. */
export function mayStay(path) {
  const parts = path.split('/');
  return (
    parts.length > 1 &&
    NAMED_BY_CONTENT.includes(parts[0]) &&
    parts.every((part) => /^[\w~][\w.~-]*$/.test(part)) &&
    !path.endsWith('.html')
  );
}

function problemOf(path, file, deploys) {
  if (!mayStay(path)) return `not a file of ${NAMED_BY_CONTENT.join(' or ')} that may stay`;
  if (!isObject(file) || !Number.isSafeInteger(file.bytes) || file.bytes < 0) return 'no size in bytes';
  if (typeof file.sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(file.sha256)) return 'no SHA-256';
  const isIndex = (index) => Number.isInteger(index) && index >= 0 && index < deploys;
  if (!Array.isArray(file.deploys) || file.deploys.length > deploys || !file.deploys.every(isIndex)) {
    return 'no list of deploys that need it';
  }
  return undefined;
}

function isDeploy(deploy) {
  if (!isObject(deploy)) return false;
  const {id, from, until} = deploy;
  return typeof id === 'string' && id.length <= 200 && isDate(from) && (until === undefined || isDate(until));
}

function isDate(text) {
  return typeof text === 'string' && text.length <= 30 && Number.isFinite(Date.parse(text));
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refuse(`it is not JSON: ${error.message}`);
  }
}

function refuse(reason) {
  return new Error(`deploys.json of the earlier deploy cannot be read: ${reason}`);
}
