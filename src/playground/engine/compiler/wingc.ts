/**
 * The compiler's WebAssembly module, which is used as it comes in `@winglang/compiler`: instances of it over a tree in
 * memory, and calls of what it exports. A call takes a text and gives one, or nothing; texts are UTF-8 in its memory, and
 * an address and a length come back as one 64-bit number.
 */
import {ConsoleStdout, File, OpenFile, PreopenDirectory, WASI} from '@bjorn3/browser_wasi_shim';
import type {Tree} from './tree';

/** What the compiler sends for each diagnostic, as it sends it. */
export interface RawDiagnostic {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hints: readonly string[];
  readonly span?: RawSpan | null;
  readonly annotations: readonly {readonly message: string; readonly span?: RawSpan | null}[];
}

/** Lines and columns count from zero, columns in UTF-8 bytes. */
export interface RawSpan {
  readonly file_id: string;
  readonly start: {readonly line: number; readonly col: number};
  readonly end: {readonly line: number; readonly col: number};
}

export interface InstanceOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly onDiagnostic?: (diagnostic: RawDiagnostic) => void;
  /** Told of each line that the compiler writes, such as the message of a panic. */
  readonly onLine?: (line: string) => void;
  /** Told of each file that the compiler opens, without the first slash. */
  readonly onOpen?: (path: string) => void;
}

export interface Wingc {
  /**
   * Calls an exported function.
   *
   * @returns its answer; nothing when it has none, or failed
   * @throws WebAssembly.RuntimeError when the compiler panics: the instance must not be used again
   */
  call(name: string, argument: string): string | undefined;
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  wingc_init(): void;
  wingc_malloc(size: number): number;
  wingc_free(address: number, size: number): void;
}

/** Where the toolchain's packages lie in the tree; the compiler looks for them there. */
export const SDK_FOLDER = '/node_modules/@winglang/sdk';

/** An instance over a tree, which it reads and writes. After an error, another one is needed for the next program. */
export function createInstance(module: WebAssembly.Module, root: Tree, options: InstanceOptions = {}): Wingc {
  const {environment = {}, onDiagnostic, onLine = () => undefined, onOpen} = options;
  const variables = {CLICOLOR: '0', WINGSDK_MANIFEST_ROOT: SDK_FOLDER, ...environment};
  const output = ConsoleStdout.lineBuffered(onLine);
  const wasi = new WASI(
    [],
    Object.entries(variables).map(([name, value]) => `${name}=${value}`),
    [new OpenFile(new File([])), output, output, new PreopenDirectory('/', root.contents)],
    {debug: false},
  );
  const read = (address: number, length: number) =>
    // A copy: the memory may be replaced by a larger one.
    new TextDecoder().decode(new Uint8Array(exports.memory.buffer).slice(address, address + length));
  const calls = {...wasi.wasiImport} as Record<string, (...values: number[]) => number>;
  const open = calls.path_open!;
  if (onOpen) {
    calls.path_open = (...values) => {
      onOpen(read(values[2]!, values[3]!));
      return open(...values);
    };
  }
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: calls,
    env: {
      send_diagnostic: (address: number, length: number) =>
        onDiagnostic?.(JSON.parse(read(address, length)) as RawDiagnostic),
    },
  });
  const exports = instance.exports as unknown as Exports;
  wasi.initialize(instance as Parameters<WASI['initialize']>[0]);
  exports.wingc_init();
  return {call: (name, argument) => call(instance, name, argument)};
}

function call(instance: WebAssembly.Instance, name: string, argument: string): string | undefined {
  const exports = instance.exports as unknown as Exports;
  const run = instance.exports[name] as (address: number, length: number) => bigint | number | undefined;
  const bytes = new TextEncoder().encode(argument);
  const address = exports.wingc_malloc(bytes.byteLength);
  new Uint8Array(exports.memory.buffer, address, bytes.byteLength).set(bytes);
  const used: [address: number, length: number][] = [[address, bytes.byteLength]];
  try {
    const packed = BigInt(run(address, bytes.byteLength) ?? 0);
    if (packed === 0n) return undefined;
    const answer: [number, number] = [Number(packed >> 32n), Number(BigInt.asUintN(32, packed))];
    used.push(answer);
    return new TextDecoder().decode(
      new Uint8Array(exports.memory.buffer).slice(answer[0], answer[0] + answer[1]),
    );
  } finally {
    for (const [start, length] of used) exports.wingc_free(start, length);
  }
}
