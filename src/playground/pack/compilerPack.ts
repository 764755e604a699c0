/**
 * The files that the compiler reads beside a program: the types of the SDK and of its dependencies. The compiler reads the types
 * of a package from a cache, which it writes from the package's `.jsii`. The cache's name is a hash of the package's name and
 * version and of the time and length of `.jsii`. In the tree every file has the time 0 and `.jsii` is empty, so the name is
 * always the same; it is found by watching which files the compiler opens.
 */
import {compile} from '../engine/compiler/compile';
import {PROJECT_FOLDER} from '../engine/projectFolder';
import {createTree, type Files, listFiles} from '../engine/compiler/tree';
import {createInstance, SDK_FOLDER} from '../engine/compiler/instance';

export interface JsiiPackage {
  /** Such as `@winglang/sdk`. */
  readonly name: string;
  readonly version: string;
  /** Names of the packages that its types need; they are packed as well. */
  readonly dependencies: readonly string[];
  /** Its `.jsii`. */
  readonly assembly: Uint8Array;
}

/**
 * @param packages the SDK first, then its dependencies
 * @returns the files by their paths in the compiler's tree
 * @throws Error when a program does not compile with these files alone
 */
export function packCompiler(module: WebAssembly.Module, packages: readonly JsiiPackage[]): Files {
  const caches = makeCaches(module, packages);
  let files = describePackages(packages, () => '');
  for (const {name} of packages) {
    files = {...files, [findCacheName(module, files, folderOf(name))]: caches.get(name)!};
  }
  const {isDone, diagnostics, panic} = compile({...PROBE, module, data: files});
  if (isDone) return files;
  const reasons = [...diagnostics.map(({message}) => message), ...(panic ? [panic] : [])];
  throw new Error(`The compiler cannot be packed: a program does not compile.\n${reasons.join('\n')}`);
}

/** A program that needs the types of all packages. */
const PROBE = {files: {'main.w': 'bring cloud;\nnew cloud.Bucket();\n'}, entry: 'main.w'};

const CACHE_SUFFIX = '.jsii.speedy';

/** Lets the compiler write its caches. */
function makeCaches(module: WebAssembly.Module, packages: readonly JsiiPackage[]): Map<string, Uint8Array> {
  const data = describePackages(packages, ({assembly}) => assembly);
  const {tree, diagnostics} = compile({...PROBE, module, data});
  const written = [...listFiles(tree)].filter(([path]) => path.endsWith(CACHE_SUFFIX));
  return new Map(
    packages.map(({name}) => {
      const cache = written.find(([path]) => path.startsWith(`${folderOf(name)}/`));
      if (cache) return [name, cache[1]] as const;
      const reasons = diagnostics.map(({message}) => message).join('\n');
      throw new Error(`The compiler made no cache of the types of ${name}.\n${reasons}`);
    }),
  );
}

function describePackages(
  packages: readonly JsiiPackage[],
  assemblyOf: (jsiiPackage: JsiiPackage) => string | Uint8Array,
): Files {
  const files = packages.flatMap((jsiiPackage) => {
    const {name, version, dependencies} = jsiiPackage;
    const folder = folderOf(name);
    const manifest = {
      name,
      version,
      jsii: {},
      main: 'lib/index.js',
      dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
    };
    return [
      [`${folder}/package.json`, JSON.stringify(manifest)],
      // The compiler finds a package by its main file.
      [`${folder}/lib/index.js`, ''],
      [`${folder}/.jsii`, assemblyOf(jsiiPackage)],
    ] as const;
  });
  return Object.fromEntries(files);
}

/** The name of the cache that the compiler looks for in a folder, whatever the result of the compilation. */
function findCacheName(module: WebAssembly.Module, files: Files, folder: string): string {
  const opened: string[] = [];
  const entry = `${PROJECT_FOLDER}/${PROBE.entry}`;
  const tree = createTree({...files, [entry]: PROBE.files['main.w']});
  const instance = createInstance(module, tree, {onOpen: (path) => opened.push(`/${path}`)});
  try {
    instance.call('wingc_compile', `${entry};${PROJECT_FOLDER}/out`);
  } catch {
    // It panics when it finds no types, which is after it has looked for the cache.
  }
  const name = opened.find((path) => path.startsWith(`${folder}/`) && path.endsWith(CACHE_SUFFIX));
  if (name === undefined) throw new Error(`The compiler looks for no cache in ${folder}.`);
  return name;
}

/** The compiler finds packages beside the SDK. */
function folderOf(name: string): string {
  return `${SDK_FOLDER.slice(0, SDK_FOLDER.indexOf('/@'))}/${name}`;
}
