/** The global `process` of bundled modules: esbuild replaces a global with the export of that name. */
export {default as process} from './processShim';
