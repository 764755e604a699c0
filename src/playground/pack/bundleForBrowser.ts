/** Bundles a worker with everything that it imports into one script. Node's modules become their ports for browsers. */
import {join} from 'node:path';
import {build, type Plugin} from 'esbuild';
import {inputsOf} from './bundleInputs';

/** Ports by the names of Node's modules. A slash at the end means the package, not the module. */
const PORTS: Readonly<Record<string, string>> = {
  assert: 'assert/',
  buffer: 'buffer/',
  events: 'events/',
  path: 'path-browserify',
  process: join(__dirname, 'processShim.ts'),
  punycode: 'punycode/',
  querystring: 'querystring-es3',
  stream: 'readable-stream',
  string_decoder: 'string_decoder/',
  url: 'url/',
  util: 'util/',
};

/** Modules that a port imports, and what it gets in their place. */
const REPLACED_IN_PORTS = [
  {port: /\/node_modules\/assert\//, name: 'util', file: join(__dirname, 'assertUtil.ts')},
  {port: /\/node_modules\/url\//, name: 'qs', file: join(__dirname, 'urlQuerystring.ts')},
];

interface BrowserBundle {
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
    // The SDK reads the source of functions, into which esbuild would write calls of a helper that is not there.
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
      const replaced = REPLACED_IN_PORTS.find((one) => one.name === name && one.port.test(importer));
      if (replaced) return {path: replaced.file};
      const port = PORTS[name];
      if (port === undefined || pluginData === DONE) return undefined;
      return resolve(port, {kind, importer, resolveDir: __dirname, pluginData: DONE});
    });
  },
};

/** Marks a second lookup: a port has the name of the module that it stands for. */
const DONE = Symbol('done');
