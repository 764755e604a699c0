/**
 * Finds modules as Node's `require` does: files, folders, and `node_modules` from the requiring folder upwards; and the packed
 * SDK from everywhere. Only the field `main` of a package.json is read.
 */
import path from 'node:path';
import {SDK_FOLDER} from '../compiler/instance';
import {type PackedModules, packedModule} from './moduleFunction';
import {missingModule} from './missingModule';

interface ResolverOptions {
  readonly packed: PackedModules;
  /** Whether a file exists that is no packed module. */
  readonly isFile: (path: string) => boolean;
  readonly isBuiltin: (name: string) => boolean;
  /** The parsed package.json at a path. */
  readonly readJson: (path: string) => unknown;
}

/** One call of `require`. */
interface ModuleRequest {
  readonly name: string;
  /** Folder of the file that calls it. */
  readonly folder: string;
  /** Paths of the packages that a packed file requires, by their names. */
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * @returns the path of the module, or `builtin:` and the name for a module of Node
 * @throws UnsupportedFeatureError for a package or a module that the playground does not have
 * @throws Error with the code `MODULE_NOT_FOUND` for a file that is not there
 */
export type Resolve = (request: ModuleRequest) => string;

export const BUILTIN_PREFIX = 'builtin:';

const EXTENSIONS = ['', '.js', '.cjs', '.json', '.ts', '.mjs'];
const PACKAGES = '/node_modules/';
const SDK_NAME = '@winglang/sdk';

export function createResolver({packed, isFile, isBuiltin, readJson}: ResolverOptions): Resolve {
  const isPacked = (file: string) => packedModule(packed, file) !== undefined;
  const exists = (file: string) => isPacked(file) || isFile(file);
  const asFile = (file: string) => {
    const candidates = EXTENSIONS.map((extension) => file + extension);
    return candidates.find(isPacked) ?? candidates.find(isFile);
  };
  const asFolder = (folder: string) => {
    const main = mainOf(`${folder}/package.json`);
    const byMain = main && (asFile(path.join(folder, main)) ?? asFile(path.join(folder, main, 'index')));
    return byMain || asFile(`${folder}/index`);
  };
  const at = (place: string) => asFile(place) ?? asFolder(place);

  const mainOf = (file: string): string | undefined => {
    if (!exists(file)) return undefined;
    try {
      return (readJson(file) as {readonly main?: string}).main;
    } catch {
      // As in Node, a package whose package.json cannot be read has its index as its main module.
      return undefined;
    }
  };

  const findPackage = (name: string, folder: string): string | undefined => {
    for (const parent of parentsOf(folder)) {
      const found = at(path.join(parent, 'node_modules', name));
      if (found) return found;
    }
    return packed['bare:']?.[name] ?? at(`${SDK_FOLDER}/node_modules/${name}`);
  };

  const find = (name: string, folder: string): string | undefined => {
    if (name === SDK_NAME) return `${SDK_FOLDER}/lib/index.js`;
    if (name.startsWith(`${SDK_NAME}/`)) return at(SDK_FOLDER + name.slice(SDK_NAME.length));
    if (/^[./]/.test(name)) return at(path.resolve(folder, name));
    return findPackage(name, folder);
  };

  /** Packed modules never change, so a path between two of them is looked for once for all machines. */
  const known = knownPlaces(packed);
  const findKnown = (name: string, folder: string): string | undefined => {
    const key = `${folder}\n${name}`;
    const place = known.get(key) ?? find(name, folder);
    if (place && folder.startsWith(PACKAGES) && isPacked(place)) known.set(key, place);
    return place;
  };

  return ({name, folder, dependencies = {}}) => {
    const dependency = Object.hasOwn(dependencies, name) ? dependencies[name] : undefined;
    if (dependency) return dependency;
    const builtin = name.replace(/^node:/, '');
    // Terraform's CDK is there once the clouds are loaded; a module without functions stands in for it else.
    if (isBuiltin(builtin) && !packed['bare:']?.[name]) return BUILTIN_PREFIX + builtin;
    const found = findKnown(name, folder);
    if (!found) throw missingModule(name, folder);
    return found;
  };
}

const places = new WeakMap<PackedModules, Map<string, string>>();

function knownPlaces(packed: PackedModules): Map<string, string> {
  const known = places.get(packed) ?? new Map<string, string>();
  places.set(packed, known);
  return known;
}

function parentsOf(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...parentsOf(parent)];
}
