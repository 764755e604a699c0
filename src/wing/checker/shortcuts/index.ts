/**
 * Steps of the toolchain that are done in another way here, because they take most of the time of a check: what a
 * program does, prints and is refused for stays the same, which `__tests__` and `npm run samples:slow` compare.
 */
export {archiveInProcess} from './archives';
export {shareBundles} from './bundles';
export {shareSourceFiles} from './sourceFiles';
