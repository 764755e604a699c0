import path from 'node:path';
import {build} from 'esbuild';
import type {WorkerSettings} from './worker/settings';

const SOURCE = path.resolve(__dirname, './worker');

const ENTRIES = {on: 'worker.ts', remove: 'remove.ts'} as const;

/**
 * Bundles the service worker into one script.
 *
 * @param which the worker, or the one that removes it
 * @returns the text of the script
 */
export async function bundleWorker(which: keyof typeof ENTRIES, settings: WorkerSettings): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(SOURCE, ENTRIES[which])],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: {
      SETTINGS: JSON.stringify(settings),
      // Without it, workbox writes each request to the console.
      'process.env.NODE_ENV': '"production"',
    },
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
  });
  return outputFiles[0]!.text;
}
