import {createRequire} from 'node:module';
import {compileFunction} from 'node:vm';
import {buildSync} from 'esbuild';
import {inputsOf} from './bundleInputs';

/**
 * Bundles a module with its packages and loads it. Docusaurus loads plugins as CommonJS, which cannot require the package of the
 * compiler's file tree, an ES module.
 *
 * @param file path of the module
 * @param inputs receives the absolute paths of the files that are loaded
 * @returns its exports
 */
export function loadBundled<Exports>(file: string, inputs: Set<string> = new Set()): Exports {
  const {outputFiles, metafile} = buildSync({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
    write: false,
    metafile: true,
  });
  inputsOf(metafile).forEach((input) => inputs.add(input));
  const module = {exports: {} as Exports};
  const run = compileFunction(outputFiles[0]!.text, ['module', 'exports', 'require'], {filename: file}) as (
    ...values: unknown[]
  ) => void;
  run(module, module.exports, createRequire(file));
  return module.exports;
}
