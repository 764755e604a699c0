/**
 * Steps of the toolchain that are replaced here, because they take most of the time of a check. The outcome of a program
 * stays the same; `__tests__` and `tests/checks/samples/crossCheck.ts` compare.
 */
export {archiveInProcess} from './archives';
export {keepSharedBundles, shareBundles} from './bundles';
export {shareSourceFiles} from './sourceFiles';
export {shareTestEnvironment} from './testEnvironments';
