/** The modules that the SDK needs for the simulator: those that it asks for, but for other targets and stand-ins. */
import {readdirSync, readFileSync} from 'node:fs';
import {builtinModules, createRequire} from 'node:module';
import {dirname, isAbsolute, join, relative} from 'node:path';
import {shrinkSource} from './sdkSources';

export interface SdkModule {
  /** As the engine finds it: `/node_modules/` and so on. */
  readonly path: string;
  readonly source: string;
  /** Paths of the modules that it asks for by a name which is no path. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Modules that nothing in the SDK asks for: programs and the simulator load them by their path. */
const ENTRIES = [
  'index.js',
  'helpers.js',
  'macros.js',
  'simulator/client.js',
  'target-sim/platform.js',
  'util/enhanced-error.js',
];

/** The engine has something in their place, or nobody gets as far as to use them. */
const LEFT_OUT = [
  /^(?:ws|esbuild|jiti|stacktracey|supports-color|debug|cdktf|aws-cdk-lib|@winglang\/wingtunnels)$/,
  /^(?:cdktf|aws-cdk-lib|@aws-sdk|@azure|@google-cloud|@smithy|@cdktf)\//,
];

/** Parts of the SDK for targets that are deployed. */
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

/** What a module asks for, and the files that are found. */
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
    // Its build for browsers does without V8's own way to read the stack.
    if (name === 'depd') return join(dirname(target), 'lib/browser/index.js');
    return isAbsolute(target) ? target : undefined;
  } catch {
    // Optional packages, which the one that asks for them can do without.
    return undefined;
  }
}
