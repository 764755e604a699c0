/** Bundles the behaviours with esbuild: the entry that every page loads, and a chunk for each part that is loaded later. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {build} from 'esbuild';
import {minify} from 'terser';
import type {SiteSettings} from '../../lib/page/settings';
import {adoptedStyles} from './adoptedStyles';
import {importAtOnce} from './importAtOnce';
import {lentByHead} from './lentByHead';
import {workers} from './workers';

export interface BehaviourBundle {
  /** File name of the script that pages load. */
  readonly entry: string;
  /** File names of what the entry imports at once. */
  readonly imports: readonly string[];
  readonly files: readonly {readonly name: string; readonly contents: Uint8Array}[];
}

interface BundleOptions {
  /** Folder of the data that plugins make of the site's content. */
  readonly generatedFilesDir: string;
  /** Whether pages bring the service worker; only a built site has one. */
  readonly offline?: boolean;
}

/** What a page must not load before its reader has touched anything. */
const NEVER_AT_ONCE = /node_modules\/(?:preact|react|react-dom|@docsearch|@codemirror)\//;

/** Characters of a script that only those load who run or write programs. */
const MAX_MINIFIED_CHARS = 40_000;

/**
 * @param entry path of the module with the list of behaviours
 * @throws Error with the parts of the entry that only a chunk for later may have
 */
export async function bundleBehaviours(
  entry: string,
  settings: SiteSettings,
  {generatedFilesDir, offline = false}: BundleOptions,
): Promise<BehaviourBundle> {
  const isProduction = process.env.NODE_ENV === 'production';
  const outdir = path.resolve('behaviour-bundle');
  const {outputFiles, metafile} = await build({
    entryPoints: {behaviour: entry},
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: isProduction,
    sourcemap: isProduction ? false : 'inline',
    define: {
      // As text: esbuild would put an object into a chunk of its own, a request of every page.
      SITE_SETTINGS: JSON.stringify(JSON.stringify(settings)),
      // Constants of their own, so that a site without one of them has nothing of it in its scripts.
      HAS_ANNOUNCEMENT: String(settings.announcementId !== undefined),
      HAS_DOCS_VERSIONS: String(settings.manyDocsVersions !== undefined),
      HAS_HOSTED_SEARCH: String(settings.search.engine === 'hosted'),
      HAS_OFFLINE: String(offline && isProduction),
      HAS_ANALYTICS: String(Boolean(settings.analyticsWriteKey)),
      'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production'),
    },
    alias: {
      '@generated': generatedFilesDir,
      '@site': path.resolve(__dirname, '../../..'),
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
    jsx: 'automatic',
    external: settings.analyticsWriteKey ? [] : ['@segment/analytics-next'],
    plugins: [adoptedStyles, lentByHead, workers],
    outdir,
    chunkNames: '[name].[hash]',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
    metafile: true,
  });
  const nameOf = (file: string) => path.basename(file);
  const outputs = Object.entries(metafile.outputs);
  const [entryFile] = outputs.find(([, {entryPoint}]) => entryPoint && path.resolve(entryPoint) === entry)!;
  const atOnce = reach(entryFile, metafile.outputs);
  const tooEarly = atOnce
    .flatMap((file) => Object.keys(metafile.outputs[file]!.inputs))
    .filter((file) => NEVER_AT_ONCE.test(file));
  if (tooEarly.length > 0) {
    throw new Error(
      `${path.relative('', entry)} loads on every page what it may only import() when a reader asks for it:\n` +
        tooEarly.map((file) => `- ${file}`).join('\n'),
    );
  }
  const importsOf = (name: string): string[] | undefined => {
    const found = outputs.find(([file]) => nameOf(file) === name);
    return found && reach(found[0], metafile.outputs).slice(1).map(nameOf);
  };
  // What a file imports has arrived with it, and each page has what the entry imports.
  const missingFor = (importer: string) => {
    const arrived = new Set([...atOnce.map(nameOf), ...(importsOf(importer) ?? [])]);
    return (name: string) => importsOf(name)?.filter((file) => !arrived.has(file));
  };
  const own = nameOf(entryFile);
  const scripts = await Promise.all(
    outputFiles.map(async ({path: file, text}) => {
      const name = nameOf(file);
      return [name, await shorten(importAtOnce(text, missingFor(name), name === own), isProduction)] as const;
    }),
  );
  // Only pages name it, by the hash of what they get: esbuild's knows nothing of what was changed after it.
  const entryName = isProduction ? addHash(own, new Map(scripts).get(own)!) : own;
  return {
    entry: entryName,
    imports: atOnce.slice(1).map(nameOf),
    files: scripts.map(([name, script]) => ({
      name: name === own ? entryName : name,
      contents: Buffer.from(script),
    })),
  };
}

function addHash(name: string, script: string): string {
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  return name.replace(/\.js$/, `.${hash}.js`);
}

/**
 * What every page loads is made smaller once more: by terser, a sixteenth, for which longer scripts would take seconds. No
 * function expression of these scripts is called with `new`, which an arrow function refuses.
 */
async function shorten(script: string, isProduction: boolean): Promise<string> {
  if (!isProduction || script.length > MAX_MINIFIED_CHARS) return script;
  const {code} = await minify(script, {module: true, ecma: 2020, compress: {passes: 2, unsafe_arrows: true}});
  return code ?? script;
}

/** A file, and those that it imports without waiting. */
function reach(
  file: string,
  outputs: Readonly<Record<string, {readonly imports: readonly {path: string; kind: string}[]}>>,
  found: string[] = [],
): string[] {
  if (found.includes(file)) return found;
  found.push(file);
  for (const {path: next, kind} of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement') reach(next, outputs, found);
  }
  return found;
}
