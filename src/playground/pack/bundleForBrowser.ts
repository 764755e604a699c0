/** Makes one script of a worker and of all that it uses. Node's modules become their ports for browsers. */
import {join} from 'node:path';
import {build, type Plugin} from 'esbuild';
import {inputsOf} from './bundleInputs';

const PROCESS_SHIM = join(__dirname, 'processShim.ts');

/** The port of `assert`, and the `util` that it is given. */
const ASSERT = /\/node_modules\/assert\//;
const ASSERT_UTIL = join(__dirname, 'assertUtil.ts');

/** Ports by the names of Node's modules. A slash at the end means the package, not the module. */
const PORTS: Readonly<Record<string, string>> = {
  assert: 'assert/',
  buffer: 'buffer/',
  events: 'events/',
  path: 'path-browserify',
  process: PROCESS_SHIM,
  punycode: 'punycode/',
  querystring: 'querystring-es3',
  stream: 'readable-stream',
  string_decoder: 'string_decoder/',
  url: 'url/',
  util: 'util/',
};

/** A script, and the files that it is made from. */
export interface BrowserBundle {
  /** A classic script in UTF-8. */
  readonly script: Uint8Array;
  /** Absolute paths. */
  readonly inputs: readonly string[];
}

/** @param entry path of the worker's module */
export async function bundleForBrowser(entry: string): Promise<BrowserBundle> {
  const {outputFiles, metafile} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    // The SDK looks at the text of functions, where esbuild would write names that are not there.
    keepNames: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    define: {global: 'globalThis', 'process.env.NODE_DEBUG': 'undefined'},
    inject: [join(__dirname, 'injectProcess.ts')],
    plugins: [ports],
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
    metafile: true,
  });
  return {script: outputFiles[0]!.contents, inputs: inputsOf(metafile)};
}

const ports: Plugin = {
  name: 'node-ports',
  setup({onResolve, resolve}) {
    onResolve({filter: /^(?:node:)?[a-z_]+\/?$/}, ({path, kind, importer, pluginData}) => {
      const name = path.replace(/^node:/, '').replace(/\/$/, '');
      if (name === 'util' && ASSERT.test(importer)) return {path: ASSERT_UTIL};
      const port = PORTS[name];
      if (port === undefined || pluginData === DONE) return undefined;
      return resolve(port, {kind, importer, resolveDir: __dirname, pluginData: DONE});
    });
  },
};

/** Marks what has been looked up: a port has the name of the module. */
const DONE = Symbol('looked up');
