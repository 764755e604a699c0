/**
 * The compiler's WebAssembly module, used as it is published in `@winglang/compiler`. The module runs in Node.js and in
 * browsers, over whatever file system it is given.
 */

/** A diagnostic as the compiler sends it. */
export interface RawDiagnostic {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hints: readonly string[];
  readonly span?: RawSpan | null;
  readonly annotations: readonly {readonly message: string; readonly span?: RawSpan | null}[];
}

/** Lines and columns count from 0, columns and offsets in UTF-8 bytes. */
export interface RawSpan {
  readonly file_id: string;
  readonly start: {readonly line: number; readonly col: number};
  readonly end: {readonly line: number; readonly col: number};
  readonly start_offset: number;
  readonly end_offset: number;
}

/** A file system and environment variables, as an implementation of WASI. */
export interface WasiSystem {
  readonly imports: Readonly<Record<string, (...values: never[]) => unknown>>;
  /** Called with the new instance before its first export is called. */
  start(instance: WebAssembly.Instance): void;
}

export interface WingcOptions {
  readonly onDiagnostic?: (diagnostic: RawDiagnostic) => void;
  /** Called with the path of each file that the compiler opens, without the first slash. */
  readonly onOpen?: (path: string) => void;
}

/**
 * One instance of the compiler. It must not be used again after an error in a program, or after a panic: it would give
 * wrong answers, or none.
 */
export interface Wingc {
  /**
   * Calls an exported function.
   *
   * @returns its answer, or nothing if it has none or failed
   * @throws WebAssembly.RuntimeError when the compiler panics
   */
  call(name: string, argument: string): string | undefined;
  /** Calls a function of the language services, whose parameters and answer are JSON. */
  request(name: string, parameters: unknown): unknown;
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  wingc_init(): void;
  wingc_malloc(size: number): number;
  wingc_free(address: number, size: number): void;
}

export function createWingc(
  module: WebAssembly.Module,
  system: WasiSystem,
  options: WingcOptions = {},
): Wingc {
  const {onDiagnostic, onOpen} = options;
  const read = (address: number, length: number) =>
    // Decodes a copy, as the memory may be replaced by a larger one.
    new TextDecoder().decode(new Uint8Array(exports.memory.buffer).slice(address, address + length));
  const wasi = {...system.imports} as Record<string, (...values: number[]) => number>;
  const open = wasi.path_open!;
  if (onOpen) {
    wasi.path_open = (...values) => {
      onOpen(read(values[2]!, values[3]!));
      return open(...values);
    };
  }
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: wasi,
    env: {
      send_diagnostic: (address: number, length: number) =>
        onDiagnostic?.(JSON.parse(read(address, length)) as RawDiagnostic),
    },
  });
  const exports = instance.exports as unknown as Exports;
  system.start(instance);
  exports.wingc_init();

  // The compiler takes a string as an address and a length, and returns both in one 64-bit number.
  const call = (name: string, argument: string): string | undefined => {
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
      return read(...answer);
    } finally {
      for (const [start, length] of used) exports.wingc_free(start, length);
    }
  };
  return {
    call,
    request(name, parameters) {
      const answer = call(name, JSON.stringify(parameters));
      return answer === undefined ? undefined : ((JSON.parse(answer) as unknown) ?? undefined);
    },
  };
}
