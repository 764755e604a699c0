/**
 * Loader for the two lists that every reader loads of all parts of all pages: `registry.js`, from the name of a part to what
 * loads it, and `routesChunkNames.json`, from a path to the names of its parts. Names are hashes, of which the
 * beginnings do. What only the server reads of an entry, the path and the number of the module, is left out.
 */
import fs from 'node:fs';
import path from 'node:path';

const REGISTRY = 'registry.js';
/** Digits of a short name, where no other begins with the same. */
const LEAST = 4;
/** An entry: `"name": [() => import(/* webpackChunkName: "name" *\/ "module"), "module", require.resolveWeak("module")],`. */
const ENTRY =
  /^ {2}"([^"]+)": \[(\(\) => import\(\/\* webpackChunkName: )"\1"( \*\/ "(?:[^"\\]|\\.)*"\)), "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)\]/gm;

/**
 * @param {string} source of one of the two lists
 * @this {{resourcePath: string, addDependency(file: string): void}} the loader's context
 */
export default function shortNamesLoader(source) {
  if (path.basename(this.resourcePath) === REGISTRY) return shortenRegistry(source);
  const registry = path.join(path.dirname(this.resourcePath), REGISTRY);
  this.addDependency(registry);
  const names = shortNames(fs.readFileSync(registry, 'utf8'));
  return JSON.stringify(JSON.parse(source, (_key, value) => names.get(value) ?? value));
}

/**
 * The short name of each part.
 *
 * @param {string} registry text of `registry.js`
 * @returns {Map<string, string>}
 * @throws Error when the registry has another form than that of Docusaurus 3.10
 */
export function shortNames(registry) {
  const names = [...registry.matchAll(ENTRY)].map(([, name]) => name);
  const entries = registry.match(/require\.resolveWeak\(/g) ?? [];
  if (names.length === 0 || names.length !== entries.length) {
    throw new Error(
      `plugins/script-size: ${names.length} of the ${entries.length} entries of the registry are known.`,
    );
  }
  return new Map(names.map((name) => [name, inLetters(shortestOf(name, names))]));
}

function shortenRegistry(registry) {
  const names = shortNames(registry);
  return registry.replace(ENTRY, (_entry, name, before, after) => {
    const short = JSON.stringify(names.get(name));
    return `  ${short}: [${before}${short}${after}]`;
  });
}

/**
 * The beginning of a name that no other has. It stays when a page is added: from the names follow those of the scripts, which
 * browsers keep.
 */
function shortestOf(name, names) {
  for (let length = LEAST; length < name.length; length++) {
    const beginning = name.slice(0, length);
    if (names.filter((other) => other.startsWith(beginning)).length === 1) return beginning;
  }
  return name;
}

/** Hexadecimal digits as letters: a name that is a number could be taken for that of another part. */
function inLetters(digits) {
  return digits.replace(/\d/g, (digit) => String.fromCharCode('g'.charCodeAt(0) + Number(digit)));
}
