import {createRequire} from 'node:module';
import {compileFunction} from 'node:vm';
import {buildSync} from 'esbuild';
import {inputsOf} from './bundleInputs';

/**
 * Loads a module with the packages that it uses in it. Docusaurus loads plugins as CommonJS, and the compiler's tree is
 * of a package that has ES modules only.
 *
 * @param file path of the module
 * @param inputs takes in the absolute paths of the files that are loaded
 * @returns what it exports
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
