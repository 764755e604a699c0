import fs from 'node:fs';
import path from 'node:path';
import {invoke, load} from '@winglang/compiler';

/**
 * The compiler, many times in one process. Its module takes most of a second to load, so it is loaded once and
 * shared by all instances.
 */

/** A message of the compiler, with lines and columns from 1. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hints: readonly string[];
  readonly span?: DiagnosticSpan;
  readonly annotations: readonly {readonly message: string; readonly span?: DiagnosticSpan}[];
}

export interface DiagnosticSpan {
  readonly file: string;
  readonly start: {readonly line: number; readonly column: number};
  readonly end: {readonly line: number; readonly column: number};
  /** Bytes from the start of the file. */
  readonly startOffset: number;
  readonly endOffset: number;
}

export interface WingcResult {
  readonly diagnostics: readonly Diagnostic[];
  /** The compiler panicked. */
  readonly crashed: boolean;
  /** Modules that the program brings, which preflight has to know. */
  readonly importedNamespaces: readonly string[];
}

interface RawSpan {
  readonly file_id: string;
  readonly start: {readonly line: number; readonly col: number};
  readonly end: {readonly line: number; readonly col: number};
  readonly start_offset: number;
  readonly end_offset: number;
}

interface RawDiagnostic {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hints: readonly string[];
  readonly span?: RawSpan;
  readonly annotations: readonly {readonly message: string; readonly span?: RawSpan}[];
}

let instance: WebAssembly.Instance | undefined;
let diagnostics: RawDiagnostic[] = [];
let descriptors = new Set<number>();

/**
 * Compiles one entry point to preflight code in `<synthDir>/.wing`.
 *
 * An instance that has reported an error answers nothing for any later program, and one that has panicked is undefined:
 * both are dropped, with the descriptors that they left open.
 */
export async function runWingc(entrypoint: string, synthDir: string): Promise<WingcResult> {
  instance ??= await instantiate();
  diagnostics = [];
  let output: string | number = 0;
  let crashed = false;
  try {
    output = invoke(instance, 'wingc_compile', `${entrypoint};${path.join(synthDir, '.wing')}`);
  } catch {
    crashed = true;
  }
  const result = diagnostics.map(toDiagnostic);
  const failed = crashed || result.some(({severity}) => severity === 'error');
  if (failed || output === 0) dropInstance();
  const parsed = typeof output === 'string' ? (JSON.parse(output) as {imported_namespaces?: string[]}) : {};
  return {diagnostics: result, crashed, importedNamespaces: parsed.imported_namespaces ?? []};
}

async function instantiate(): Promise<WebAssembly.Instance> {
  const restoreModule = shareCompiledModule();
  try {
    const loaded: WebAssembly.Instance = await load({
      fs: trackDescriptors(),
      env: {RUST_BACKTRACE: 'full', CLICOLOR: '0'},
      imports: {
        env: {
          send_diagnostic: (pointer: number, length: number) => {
            const memory = loaded.exports.memory as WebAssembly.Memory;
            diagnostics.push(
              JSON.parse(
                new TextDecoder().decode(new Uint8Array(memory.buffer, pointer, length)),
              ) as RawDiagnostic,
            );
          },
        },
      },
    });
    return loaded;
  } finally {
    restoreModule();
  }
}

let sharedModule: WebAssembly.Module | undefined;

/**
 * `load` compiles the module anew for each instance, and takes none: while it runs, the constructor answers with the
 * module of the first time.
 */
function shareCompiledModule(): () => void {
  const Original = WebAssembly.Module;
  const Shared = function (bytes: BufferSource) {
    return (sharedModule ??= new Original(bytes));
  };
  Shared.prototype = Original.prototype;
  WebAssembly.Module = Shared as unknown as typeof WebAssembly.Module;
  return () => {
    WebAssembly.Module = Original;
  };
}

/** A file system that remembers what is open: each compilation leaves 26 to 50 descriptors behind. */
function trackDescriptors(): typeof fs {
  const opened = descriptors;
  return new Proxy(fs, {
    get(target, key) {
      if (key === 'openSync') {
        return (...parameters: Parameters<typeof fs.openSync>) => {
          const descriptor = target.openSync(...parameters);
          opened.add(descriptor);
          return descriptor;
        };
      }
      if (key === 'closeSync') {
        return (descriptor: number) => {
          opened.delete(descriptor);
          target.closeSync(descriptor);
        };
      }
      return Reflect.get(target, key) as unknown;
    },
  });
}

function dropInstance(): void {
  instance = undefined;
  for (const descriptor of descriptors) {
    try {
      fs.closeSync(descriptor);
    } catch {
      // Closed by the compiler in the meantime.
    }
  }
  descriptors = new Set();
}

function toDiagnostic({span, annotations, ...rest}: RawDiagnostic): Diagnostic {
  return {
    ...rest,
    ...(span && {span: toSpan(span)}),
    annotations: annotations.map(({message, span: place}) => ({
      message,
      ...(place && {span: toSpan(place)}),
    })),
  };
}

function toSpan(span: RawSpan): DiagnosticSpan {
  return {
    file: span.file_id,
    start: {line: span.start.line + 1, column: span.start.col + 1},
    end: {line: span.end.line + 1, column: span.end.col + 1},
    startOffset: span.start_offset,
    endOffset: span.end_offset,
  };
}
