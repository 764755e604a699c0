import {once} from 'node:events';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {bundleOnce} from '../../wing/cache/bundleOnce.cjs';
import {mapLimit} from '../../lib/mapLimit';
import type {Preview} from './preview';
import type {DrawnPicture} from './worker';

/** A thread takes half a second to start, as long as twenty pictures take to be drawn. */
const PICTURES_PER_THREAD = 20;

const MAX_THREADS = 4;

/**
 * Draws pictures in threads.
 *
 * @param root the repository's folder
 * @returns the pictures in the order of the previews; one that cannot be drawn has the reason
 */
export async function drawAll(previews: readonly Preview[], root: string): Promise<DrawnPicture[]> {
  if (previews.length === 0) return [];
  const most = Math.min(availableParallelism(), MAX_THREADS);
  const count = Math.min(most, Math.ceil(previews.length / PICTURES_PER_THREAD));
  const script = bundleOnce(path.join(__dirname, 'worker.ts'), {packages: 'external'});
  const threads = Array.from({length: count}, () => new Worker(script, {workerData: {root}, execArgv: []}));
  const idle = [...threads];
  try {
    return await mapLimit(previews, count, async (preview) => {
      const thread = idle.pop()!;
      thread.postMessage(preview);
      const [drawn] = (await once(thread, 'message')) as [DrawnPicture];
      idle.push(thread);
      return drawn;
    });
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
