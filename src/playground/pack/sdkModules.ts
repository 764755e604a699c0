/** The modules of the SDK that runs need, with their packages: those of the simulator, and what the clouds need besides. */
import {readdirSync, readFileSync} from 'node:fs';
import {builtinModules, createRequire} from 'node:module';
import {dirname, isAbsolute, join, relative} from 'node:path';
import {CLOUD_PLATFORMS} from '../../wing/language/platforms';
import {shrinkSource} from './sdkSources';

export interface SdkModule {
  /** Its path in the engine, which begins with `/node_modules/`. */
  readonly path: string;
  readonly source: string;
  /** Paths of the packages that it requires, by their names. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Modules that programs and the simulator load by their path; nothing in the SDK requires them. */
const ENTRIES = [
  'index.js',
  'helpers.js',
  'macros.js',
  'simulator/client.js',
  'target-sim/platform.js',
  'util/enhanced-error.js',
];

/** Packages that have a stand-in in the engine, or that no program can reach. */
const LEFT_OUT = [
  /^(?:ws|esbuild|jiti|stacktracey|supports-color|debug|archiver|aws-cdk-lib|@winglang\/wingtunnels)$/,
  /^(?:aws-cdk-lib|@aws-sdk|@azure|@google-cloud|@smithy)\//,
];

/** What the clouds need besides the simulator: Terraform's CDK, and the SDK's parts for a cloud. */
const CLOUDS = /\/cdktf\/|\/(?:target-tf|shared-azure|shared-gcp)/;

/** Code of the clouds that only runs in them. */
const CLOUD_INFLIGHTS = /\/shared-(?:aws|azure|gcp)\/.*\.inflight/;

const REQUIRE = /(?<![\w.])require(?:\.resolve)?\(\s*(["'])([^"'$]+)\1\s*\)/g;

interface CollectedModules {
  /** The SDK and its simulator. */
  readonly simulator: readonly SdkModule[];
  /** What the Terraform targets need besides. */
  readonly clouds: readonly SdkModule[];
}

/** @returns the modules in the order of their paths */
export function collectModules(root: string): CollectedModules {
  const library = join(root, 'node_modules/@winglang/sdk/lib');
  const simulator = follow(root, listEntries(library), (file) => !CLOUDS.test(file));
  const all = follow(
    root,
    CLOUD_PLATFORMS.map((target) => join(library, `target-${target}/platform.js`)),
    () => true,
  );
  const known = new Set(simulator.map(({path}) => path));
  return {simulator, clouds: all.filter(({path}) => !known.has(path))};
}

/** The modules that others need, with those themselves. @param isWanted by the path of a module */
function follow(root: string, entries: readonly string[], isWanted: (file: string) => boolean): SdkModule[] {
  const packages = join(root, 'node_modules');
  const modules = new Map<string, SdkModule>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (modules.has(file)) continue;
    const source = shrinkSource(file, readFileSync(file, 'utf8'));
    const required = file.endsWith('.json') ? [] : findDependencies(file, source);
    const found = required.filter(([, target]) => isWanted(target));
    const named = found.filter(([name]) => !name.startsWith('.'));
    const toPath = (target: string) => `/node_modules/${relative(packages, target)}`;
    const dependencies = Object.fromEntries(named.map(([name, target]) => [name, toPath(target)]));
    modules.set(file, {path: toPath(file), source, dependencies});
    waiting.push(...found.map(([, target]) => target));
  }
  return [...modules.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function listEntries(library: string): string[] {
  const inflights = readdirSync(join(library, 'target-sim')).filter((name) => name.endsWith('.inflight.js'));
  return [...ENTRIES, ...inflights.map((name) => `target-sim/${name}`)].map((name) => join(library, name));
}

/** The names that a module requires, and the files that they stand for. */
function findDependencies(
  file: string,
  source: string,
): readonly (readonly [name: string, target: string])[] {
  const names = new Set([...source.matchAll(REQUIRE)].map((match) => match[2]!));
  return [...names].filter(isPacked).flatMap((name) => {
    const target = resolveName(name, file);
    return target && !CLOUD_INFLIGHTS.test(target) ? [[name, target] as const] : [];
  });
}

function isPacked(name: string): boolean {
  // `buffer/` is a package, `buffer` is Node's.
  const isBuiltin = builtinModules.includes(name.replace(/^node:/, ''));
  return !isBuiltin && !LEFT_OUT.some((pattern) => pattern.test(name));
}

function resolveName(name: string, file: string): string | undefined {
  try {
    const target = createRequire(file).resolve(name);
    // Its build for browsers, as the other one reads the stack in a way that only V8 has.
    if (name === 'depd') return join(dirname(target), 'lib/browser/index.js');
    return isAbsolute(target) ? target : undefined;
  } catch {
    // An optional package that is not installed.
    return undefined;
  }
}
