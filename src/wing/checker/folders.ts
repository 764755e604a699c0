import fs from 'node:fs';
import path from 'node:path';

/** Folder of the programs' files. It is outside `node_modules`, as TypeScript emits nothing for files there. */
export const WORK_FOLDER = '.cache/samples';

/** Folders that are deleted at the end. */
const registered = new Set<string>();

/**
 * A work folder that no other process writes to: a site may be built while it is served from the same files. It is
 * deleted when this process ends.
 */
export function ownWorkFolder(root: string, name: string): string {
  const folder = path.join(root, WORK_FOLDER, `${name}-${process.pid}`);
  if (!registered.has(folder)) process.once('exit', () => fs.rmSync(folder, {recursive: true, force: true}));
  registered.add(folder);
  return folder;
}
