/**
 * The documents that programs run in: one for a run that stays by itself, one for a run that may reach the network. Each
 * is shown in a frame of opaque origin, and sets its own policy. Its one script stands in it, named by its hash: nothing
 * else is loaded, as the page hands in the bytes of the engine.
 */
import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {build} from 'esbuild';
import {NETWORK_SANDBOX_FILE, SANDBOX_FILE} from '../engine/fileNames';
import {inputsOf} from '../pack/bundleInputs';

export interface DocumentOptions {
  readonly script: string;
  /** Whether programs may reach the network. */
  readonly network: boolean;
}

/**
 * @param guard first script of each worker; tests of the policy leave it out @default `guard.ts`
 * @param inputs takes in the absolute paths of the files that the scripts are made from
 * @returns the documents by the names of their files
 */
export async function buildSandboxDocuments(
  guard?: string,
  inputs: Set<string> = new Set(),
): Promise<Record<string, string>> {
  const GUARD_SCRIPT = JSON.stringify(guard ?? (await bundle('guard.ts', inputs)));
  const script = await bundle('host.ts', inputs, {GUARD_SCRIPT});
  return {
    [SANDBOX_FILE]: createDocument({script, network: false}),
    [NETWORK_SANDBOX_FILE]: createDocument({script, network: true}),
  };
}

/** What a document lets its script and its workers do; workers from blobs are held to it as well. */
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
