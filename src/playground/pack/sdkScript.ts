/**
 * The SDK as scripts. Each CommonJS module is a function: the browser compiles all of them at once, caches the result, and runs the
 * ones that are required.
 */
import {join} from 'node:path';
import {transform} from 'esbuild';
import {MODULE_PARAMETERS} from '../engine/node/moduleFunction';
import {SDK_GLOBAL} from '../engine/run/sdkGlobal';
import {collectModules, type SdkModule} from './sdkModules';

interface SdkScripts {
  /** The SDK and its simulator. */
  readonly simulator: string;
  /** What runs for a cloud need after it. */
  readonly clouds: string;
  /** Absolute paths of the modules. */
  readonly inputs: readonly string[];
}

/**
 * @param root a folder with `node_modules/@winglang/sdk`
 * @throws Error when the SDK is not there
 */
export async function createSdkScripts(root: string): Promise<SdkScripts> {
  const {simulator, clouds} = collectModules(root);
  const inputs = [...simulator, ...clouds].map(({path}) => join(root, path));
  return {simulator: await toScript(simulator), clouds: await toScript(clouds), inputs};
}

async function toScript(modules: readonly SdkModule[]): Promise<string> {
  const entries = await Promise.all(modules.map(toEntry));
  const sharedNames = JSON.stringify(collectNames(modules));
  const lines = [...entries, `D["bare:"]={...${sharedNames},...D["bare:"]};`];
  return `(function(D){\n${lines.join('\n')}\n})((self.${SDK_GLOBAL}??={}));\n`;
}

async function toEntry({path, source, dependencies}: SdkModule): Promise<string> {
  const body = path.endsWith('.json') ? `module.exports=${source.trim()}` : await minify(source);
  const names = JSON.stringify(dependencies);
  return `D[${JSON.stringify(path)}]=[function(${MODULE_PARAMETERS.join()}){${body}\n},${names}];`;
}

/** Keeps names: the SDK writes the source of functions into programs, and names resources after them. */
async function minify(source: string): Promise<string> {
  const {code} = await transform(source, {
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: false,
    target: 'es2022',
    legalComments: 'none',
    charset: 'utf8',
  });
  return code;
}

/** The packages that the SDK requires: compiled programs require some of them from another folder. */
function collectNames(modules: readonly SdkModule[]): Record<string, string> {
  const own = modules.filter(({path}) => path.includes('/@winglang/sdk/lib/'));
  const pairs = own.flatMap(({dependencies}) => Object.entries(dependencies));
  // Reversed, so that the first of several paths wins.
  return Object.fromEntries(pairs.reverse());
}
