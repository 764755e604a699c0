import {packCompiler} from '../../../pack/compilerPack';
import {readInstalledCompiler} from '../../../pack/installedCompiler';
import type {CompilerAssets} from '../compile';

/** The installed compiler, as it is packed for the browser. */
export function packInstalled(): CompilerAssets {
  const {wasm, packages} = readInstalledCompiler(process.cwd());
  const module = new WebAssembly.Module(wasm);
  return {module, data: packCompiler(module, packages)};
}
