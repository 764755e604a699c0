import fs from 'node:fs';
import path from 'node:path';

/** Folder of the programs' files. It is none of `node_modules`, as TypeScript emits nothing for what stands there. */
export const WORK_FOLDER = '.cache/samples';

const own = new Set<string>();

/**
 * A work folder that no other process writes to: a site may be built while it is served from the same files. It is
 * deleted when this process ends.
 */
export function ownWorkFolder(root: string, name: string): string {
  const folder = path.join(root, WORK_FOLDER, `${name}-${process.pid}`);
  if (!own.has(folder)) process.once('exit', () => fs.rmSync(folder, {recursive: true, force: true}));
  own.add(folder);
  return folder;
}
