/**
 * All that the compiler reads beside a program: the types of the SDK and of what it depends on. The compiler reads them
 * from a cache that it makes of a package's `.jsii`, and that is named by a hash of the package's name and version, and
 * of the time and the length of that file. In the tree every file has the time 0, and `.jsii` is empty, so that the
 * name is always the same: it is learnt by looking at what the compiler opens.
 */
import {compile, PROJECT_FOLDER} from '../engine/compiler/compile';
import {createTree, type Files, listFiles} from '../engine/compiler/tree';
import {createInstance, SDK_FOLDER} from '../engine/compiler/instance';

export interface JsiiPackage {
  /** Such as `@winglang/sdk`. */
  readonly name: string;
  readonly version: string;
  /** Names of the packages that its types need, which are among those that are packed. */
  readonly dependencies: readonly string[];
  /** Its `.jsii`. */
  readonly assembly: Uint8Array;
}

/**
 * @param packages the SDK, and then what it depends on
 * @returns the files by their paths in the compiler's tree
 * @throws Error when the compiler does not compile a program with no more than these files
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

/** Lets the compiler make its caches. */
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
      // The compiler finds a package by the file that it would run.
      [`${folder}/lib/index.js`, ''],
      [`${folder}/.jsii`, assemblyOf(jsiiPackage)],
    ] as const;
  });
  return Object.fromEntries(files);
}

/** The cache that the compiler looks for in a folder. What comes of the program does not matter. */
function findCacheName(module: WebAssembly.Module, files: Files, folder: string): string {
  const opened: string[] = [];
  const entry = `${PROJECT_FOLDER}/${PROBE.entry}`;
  const tree = createTree({...files, [entry]: PROBE.files['main.w']});
  const instance = createInstance(module, tree, {onOpen: (path) => opened.push(`/${path}`)});
  try {
    instance.call('wingc_compile', `${entry};${PROJECT_FOLDER}/out`);
  } catch {
    // It panics where it finds no types; by then, it has looked for the cache.
  }
  const name = opened.find((path) => path.startsWith(`${folder}/`) && path.endsWith(CACHE_SUFFIX));
  if (name === undefined) throw new Error(`The compiler looks for no cache in ${folder}.`);
  return name;
}

/** Where the compiler finds a package: beside the SDK. */
function folderOf(name: string): string {
  return `${SDK_FOLDER.slice(0, SDK_FOLDER.indexOf('/@'))}/${name}`;
}
