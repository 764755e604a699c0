/** The modules of the SDK that the simulator needs, with their packages: all that they require, except for other targets. */
import {readdirSync, readFileSync} from 'node:fs';
import {builtinModules, createRequire} from 'node:module';
import {dirname, isAbsolute, join, relative} from 'node:path';
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
  /^(?:ws|esbuild|jiti|stacktracey|supports-color|debug|cdktf|aws-cdk-lib|@winglang\/wingtunnels)$/,
  /^(?:cdktf|aws-cdk-lib|@aws-sdk|@azure|@google-cloud|@smithy|@cdktf)\//,
];

/** Parts of the SDK for other targets than the simulator. */
const OTHER_TARGETS = /\/(?:target-tf|target-awscdk|shared-azure|shared-gcp)|\/shared-aws\/.*\.inflight/;

const REQUIRE = /(?<![\w.])require(?:\.resolve)?\(\s*(["'])([^"'$]+)\1\s*\)/g;

/** @returns the modules in the order of their paths */
export function collectModules(root: string): readonly SdkModule[] {
  const packages = join(root, 'node_modules');
  const modules = new Map<string, SdkModule>();
  const waiting = listEntries(join(packages, '@winglang/sdk/lib'));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (modules.has(file)) continue;
    const source = shrinkSource(file, readFileSync(file, 'utf8'));
    const found = file.endsWith('.json') ? [] : findDependencies(file, source);
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
    return target && !OTHER_TARGETS.test(target) ? [[name, target] as const] : [];
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
