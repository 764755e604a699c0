/** Bundles a worker with everything that it imports into one script. Node's modules become their ports for browsers. */
import {join} from 'node:path';
import {build, type Plugin} from 'esbuild';
import {inputsOf} from './bundleInputs';

const BUILTINS = join(__dirname, '../engine/node/builtins');

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
};

/** Modules of ours that CommonJS modules require, with the export that they get. @default all exports */
const OWN_PORTS: Readonly<Record<string, readonly [file: string, name?: string]>> = {
  inspect: [join(BUILTINS, 'inspect.ts')],
  util: [join(BUILTINS, 'utilFunctions.ts'), 'utilFunctions'],
  assertion_error: [join(BUILTINS, 'assertionError.ts'), 'AssertionError'],
};

/** Modules that a port imports, and what it gets in their place. */
const REPLACED_IN_PORTS = [
  {
    port: /\/node_modules\/assert\//,
    path: /^\.\/internal\/assert\/assertion_error$/,
    result: {path: 'assertion_error', namespace: 'own-port'},
  },
  // `memfs` has a copy of it, for the messages of its errors.
  {
    port: /\/fs-node-utils\/lib\/argErrors/,
    path: /^\.\/inspect$/,
    result: {path: 'inspect', namespace: 'own-port'},
  },
  {port: /\/node_modules\/url\//, path: /^qs$/, result: {path: join(__dirname, 'urlQuerystring.ts')}},
];

/** Code in place of packages: functions that every browser has by now, and parts of `memfs` that nothing here calls. */
const STAND_INS: Readonly<Record<string, string>> = {
  'object.assign/polyfill': 'module.exports = () => Object.assign;',
  'object-is/polyfill': 'module.exports = () => Object.is;',
  'object-is': 'module.exports = Object.is;',
  'is-nan': 'module.exports = Number.isNaN;',
  // The port of `assert` asks for this one function only.
  'call-bind/callBound': 'module.exports = () => (expression, text) => expression.test(text);',
  '@jsonjoy.com/fs-print': 'module.exports = {};',
  '@jsonjoy.com/fs-snapshot': 'module.exports = {};',
};

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
    // One parser with `sucrase` itself.
    alias: {'sucrase/dist/parser': 'sucrase/dist/esm/parser'},
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
  setup({onResolve, onLoad, resolve}) {
    for (const {port, path: filter, result} of REPLACED_IN_PORTS)
      onResolve({filter}, ({importer}) => (port.test(importer) ? result : undefined));
    onResolve({filter: /^(?:node:)?[a-z_]+\/?$/}, ({path, kind, importer, pluginData}) => {
      const name = path.replace(/^node:/, '').replace(/\/$/, '');
      if (Object.hasOwn(OWN_PORTS, name)) return {path: name, namespace: 'own-port'};
      const port = PORTS[name];
      if (port === undefined || pluginData === DONE) return undefined;
      return resolve(port, {kind, importer, resolveDir: __dirname, pluginData: DONE});
    });
    onResolve({filter: /./}, ({path}) =>
      Object.hasOwn(STAND_INS, path) ? {path, namespace: 'stand-in'} : undefined,
    );
    onLoad({filter: /./, namespace: 'stand-in'}, ({path}) => ({contents: STAND_INS[path]!}));
    onLoad({filter: /./, namespace: 'own-port'}, ({path}) => {
      const [file, name] = OWN_PORTS[path]!;
      const whole = `require(${JSON.stringify(file)})`;
      return {contents: `module.exports = ${name ? `${whole}.${name}` : whole};`, resolveDir: __dirname};
    });
  },
};

/** Marks a second lookup: a port has the name of the module that it stands for. */
const DONE = Symbol('done');
