/** Instances of the compiler over a tree of files in memory. */
import {ConsoleStdout, File, OpenFile, PreopenDirectory, WASI} from '@bjorn3/browser_wasi_shim';
import {createWingc, type WasiSystem, type Wingc, type WingcOptions} from '../../../wing/compiler/wingc';
import type {Tree} from './tree';

interface InstanceOptions extends WingcOptions {
  /** Called with each line that the compiler writes, such as the message of a panic. */
  readonly onLine?: (line: string) => void;
}

/** Where the toolchain's packages are in the tree; the compiler looks for them there. */
export const SDK_FOLDER = '/node_modules/@winglang/sdk';

const VARIABLES = ['CLICOLOR=0', `WINGSDK_MANIFEST_ROOT=${SDK_FOLDER}`];

/** An instance over a tree, which it reads and writes. */
export function createInstance(module: WebAssembly.Module, root: Tree, options: InstanceOptions = {}): Wingc {
  const output = ConsoleStdout.lineBuffered(options.onLine ?? (() => undefined));
  const wasi = new WASI(
    [],
    VARIABLES,
    [new OpenFile(new File([])), output, output, new PreopenDirectory('/', root.contents)],
    {debug: false},
  );
  const system: WasiSystem = {
    imports: wasi.wasiImport,
    start: (instance) => wasi.initialize(instance as Parameters<WASI['initialize']>[0]),
  };
  return createWingc(module, system, options);
}
