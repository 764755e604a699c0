/**
 * The SDK and its simulator as one script: each CommonJS module becomes a function, so that the browser compiles all of
 * them at once, keeps what it compiled, and runs those that are asked for.
 */
import {transform} from 'esbuild';
import {MODULE_PARAMETERS} from '../engine/node/moduleFunction';
import {SDK_GLOBAL} from '../engine/run/sdkGlobal';
import {collectModules, type SdkModule} from './sdkModules';

/**
 * @param root a folder with `node_modules/@winglang/sdk`
 * @throws Error when the SDK is not there
 */
export async function createSdkScript(root: string): Promise<string> {
  const modules = collectModules(root);
  const entries = await Promise.all(modules.map(toEntry));
  const sharedNames = JSON.stringify(collectNames(modules));
  const lines = [...entries, `D["bare:"]=${sharedNames};`];
  return `(function(D){\n${lines.join('\n')}\n})((self.${SDK_GLOBAL}??={}));\n`;
}

async function toEntry({path, source, dependencies}: SdkModule): Promise<string> {
  const body = path.endsWith('.json') ? `module.exports=${source.trim()}` : await minify(source);
  const names = JSON.stringify(dependencies);
  return `D[${JSON.stringify(path)}]=[function(${MODULE_PARAMETERS.join()}){${body}\n},${names}];`;
}

/** Names stay: the SDK writes functions into programs as text, and gives their names to resources. */
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

/** What the SDK's own modules ask for by name: emitted programs ask for some of it from another folder. */
function collectNames(modules: readonly SdkModule[]): Record<string, string> {
  const own = modules.filter(({path}) => path.includes('/@winglang/sdk/lib/'));
  const pairs = own.flatMap(({dependencies}) => Object.entries(dependencies));
  // The first one counts, as the last one would win.
  return Object.fromEntries(pairs.reverse());
}
