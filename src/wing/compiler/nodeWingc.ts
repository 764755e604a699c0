import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createWingc, type Wingc, type WingcOptions} from './wingc';

const load = createRequire(__filename);

/** An instance of the installed compiler that reads and writes the disk. */
export interface NodeWingc extends Wingc {
  /** Closes the files that the compiler has left open: some dozens after each compilation. */
  dispose(): void;
}

/** Loads the module, which takes most of a second, and returns a function that makes instances of it. */
export function loadNodeWingc(): (options?: WingcOptions) => NodeWingc {
  const compiler = load.resolve('@winglang/compiler');
  const module = new WebAssembly.Module(fs.readFileSync(path.join(compiler, '../../wingc.wasm')));
  // The implementation of WASI that the command line uses. It is bundled with the compiler.
  const loadBundled = createRequire(compiler);
  const {default: WASI} = loadBundled('wasi-js') as {default: new (options: WasiOptions) => NodeWasi};
  const {default: bindings} = loadBundled('wasi-js/dist/bindings/node') as {default: object};
  const env = {
    ...process.env,
    RUST_BACKTRACE: 'full',
    CLICOLOR: '0',
    WINGSDK_MANIFEST_ROOT: path.resolve(loadBundled.resolve('@winglang/sdk'), '../..'),
  };
  return (options) => {
    const wasi = new WASI({bindings, env, preopens: {'/': '/'}});
    const wingc = createWingc(
      module,
      {imports: wasi.wasiImport, start: (instance) => wasi.start(instance)},
      options,
    );
    return {...wingc, dispose: () => closeFiles(wasi)};
  };
}

interface WasiOptions {
  readonly bindings: object;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly preopens: Readonly<Record<string, string>>;
}

/** The class of `wasi-js`, as far as it is used. */
interface NodeWasi {
  readonly wasiImport: Record<string, (...values: never[]) => unknown>;
  /** Open files by the compiler's descriptor, with Node's. */
  readonly FD_MAP: Map<number, {readonly real: number}>;
  start(instance: WebAssembly.Instance): void;
}

function closeFiles({FD_MAP: files}: NodeWasi): void {
  for (const {real} of files.values()) if (real > 2) fs.closeSync(real);
  files.clear();
}
