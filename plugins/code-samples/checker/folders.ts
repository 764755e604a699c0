/** Folder of the cache, below the repository's. */
export const CACHE_FOLDER = 'node_modules/.cache/code-samples';

/** Folder of the programs' files. It is none of `node_modules`, as TypeScript emits nothing for what stands there. */
export const WORK_FOLDER = '.cache/code-samples';
