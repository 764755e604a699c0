import path from 'node:path';
import {bundleOnce} from '../cache/bundleOnce.cjs';

// The same from this file and from a bundle that it is in.
const WORKER = path.resolve(__dirname, '../../..', 'src/wing/checker/worker.ts');

/**
 * The checking process as one JavaScript file, without the packages that it uses.
 *
 * A process that runs TypeScript looks at each file that it loads, those of the SDK included, which doubles its start.
 *
 * @returns path of the file, with the hash of its text in its name
 */
export function bundleWorker(): string {
  return (bundle ??= bundleOnce(WORKER, {packages: 'external'}));
}

let bundle: string | undefined;
