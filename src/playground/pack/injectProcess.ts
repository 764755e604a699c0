/** Stands for `process` in modules that use it without importing it. A name that is exported here replaces that global. */
export {default as process} from './processShim';
