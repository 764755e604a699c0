import path from 'node:path';
import {bundleOnce} from '../cache/bundleOnce.cjs';

// The same from this file and from a bundle that it is in.
const WORKER = path.resolve(__dirname, '../../..', 'src/wing/checker/worker.ts');

/**
 * Bundles the code of a checker process, without packages. A hook that reads TypeScript would look at every file that the
 * process loads, those of the SDK included, and double the time of its start.
 *
 * @returns path of the file, with the hash of its text in its name
 */
export function bundleWorker(): string {
  return (bundle ??= bundleOnce(WORKER, {packages: 'external'}));
}

let bundle: string | undefined;
