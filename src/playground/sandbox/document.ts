/**
 * The documents that programs run in: one for runs without network, one for runs that may use it. Each is shown in a frame of
 * opaque origin and sets its own policy. Its only script is inline and named by its hash. Nothing else is loaded, because the
 * page passes in the bytes of the engine.
 */
import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {build} from 'esbuild';
import {EMBEDDED_SANDBOX_FILE, NETWORK_SANDBOX_FILE, SANDBOX_FILE} from '../engine/fileNames';
import {inputsOf} from '../pack/bundleInputs';

interface DocumentOptions {
  readonly script: string;
  /** Whether programs may reach the network. */
  readonly network: boolean;
}

/**
 * @param guard the first script of each worker; tests of the policy leave it out @default `guard.ts`
 * @param inputs collects the absolute paths of the files that the scripts are bundled from
 * @returns the documents by the names of their files
 */
export async function buildSandboxDocuments(
  guard?: string,
  inputs: Set<string> = new Set(),
): Promise<Record<string, string>> {
  const GUARD_SCRIPT = JSON.stringify(guard ?? (await bundleGuard(inputs)));
  const script = await bundle('host.ts', inputs, {GUARD_SCRIPT});
  const document = createDocument({script, network: false});
  return {
    [SANDBOX_FILE]: document,
    [NETWORK_SANDBOX_FILE]: createDocument({script, network: true}),
    [EMBEDDED_SANDBOX_FILE]: document,
  };
}

/** @returns the first script of each worker @param inputs as above */
export function bundleGuard(inputs: Set<string> = new Set()): Promise<string> {
  return bundle('guard.ts', inputs);
}

/** The content security policy of a document. It applies to workers from blobs as well. */
export function createPolicy({script, network}: DocumentOptions): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval' 'wasm-unsafe-eval'`,
    'worker-src blob:',
    `connect-src ${network ? 'https:' : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

export function createDocument(options: DocumentOptions): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${createPolicy(options)}">`,
    '<meta name="robots" content="noindex">',
    '<title>Wing playground: where programs run</title>',
    `<script>${options.script}</script>`,
    '</html>',
    '',
  ].join('\n');
}

async function bundle(
  file: string,
  inputs: Set<string>,
  define: Record<string, string> = {},
): Promise<string> {
  const {outputFiles, metafile} = await build({
    entryPoints: [join(__dirname, file)],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'ascii',
    define,
    write: false,
    metafile: true,
  });
  inputsOf(metafile).forEach((input) => inputs.add(input));
  return outputFiles[0]!.text.trim();
}
