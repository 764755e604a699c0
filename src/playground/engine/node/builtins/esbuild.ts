/**
 * Stands in for `esbuild`, with which the SDK bundles a function before it forks it. Processes find modules when they run, so
 * the "bundle" only requires the file.
 */
import {unsupportedFunctions} from './unsupportedFunctions';

interface BuildOptions {
  readonly entryPoints: readonly [string];
  readonly outfile: string;
}

/** One without mappings: frames name the file itself. */
const EMPTY_MAP = {version: 3, sources: [], sourcesContent: [], mappings: ''};

function buildSync({entryPoints: [entry], outfile}: BuildOptions) {
  const encoder = new TextEncoder();
  return {
    errors: [],
    warnings: [],
    metafile: {outputs: {[outfile]: {inputs: {[entry]: {}}}}},
    // The source map first, as in esbuild.
    outputFiles: [
      {path: `${outfile}.map`, contents: encoder.encode(JSON.stringify(EMPTY_MAP))},
      {path: outfile, contents: encoder.encode(`module.exports = require(${JSON.stringify(entry)});`)},
    ],
  };
}

export const esbuildModule = {
  ...unsupportedFunctions(
    'esbuild',
    'build context transform transformSync',
    'the playground has no bundler',
  ),
  buildSync,
};
