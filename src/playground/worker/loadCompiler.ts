/** Fetches the compiler and its data from the folder of the worker's script. */
import {unpackFiles} from '../engine/compiler/archive';
import type {CompilerAssets} from '../engine/compiler/compile';
import {COMPILER_DATA_FILE, COMPILER_FILE} from '../engine/fileNames';
import {fetchHashedFile} from '../../lib/fetchFile';

interface LoadOptions {
  /** Address of the folder, with a slash at the end. */
  readonly folder: string;
  /** Bytes of the files by their names. */
  readonly sizes: Readonly<Record<string, number>>;
  onProgress(loaded: number, total: number): void;
}

/** @throws Error that names the missing file */
export async function loadCompiler({folder, sizes, onProgress}: LoadOptions): Promise<CompilerAssets> {
  // The folder's name changes with its content, so the browser's copy is the right one, also without a network.
  const names = [COMPILER_FILE, COMPILER_DATA_FILE];
  const total = names.reduce((sum, name) => sum + (sizes[name] ?? 0), 0);
  const loaded = new Map<string, number>();
  /** Counts the bytes of one try to fetch a file, which begins with none. */
  const counter = (name: string): CountBytes => {
    loaded.set(name, 0);
    return (bytes) => {
      loaded.set(name, loaded.get(name)! + bytes);
      onProgress(
        [...loaded.values()].reduce((sum, size) => sum + size),
        total,
      );
    };
  };
  const [module, data] = await Promise.all([
    fetchHashedFile(new URL(COMPILER_FILE, folder).href, (response) =>
      compileModule(response, counter(COMPILER_FILE)),
    ),
    fetchHashedFile(new URL(COMPILER_DATA_FILE, folder).href, async (response) => {
      const count = counter(COMPILER_DATA_FILE);
      const bytes = new Uint8Array(await response.arrayBuffer());
      count(bytes.byteLength);
      return unpackFiles(bytes);
    }),
  ]);
  return {module, data};
}

type CountBytes = (bytes: number) => void;

/** Compiles while the bytes arrive. It takes the response itself, for which browsers cache the machine code. */
async function compileModule(response: Response, count: CountBytes) {
  const isStreamed = response.headers.get('content-type')?.startsWith('application/wasm');
  const counted = response.clone();
  // When the line drops, both fail.
  const [module] = await Promise.all([
    isStreamed ? WebAssembly.compileStreaming(response) : response.arrayBuffer().then(WebAssembly.compile),
    countBytes(counted, count),
  ]);
  return module;
}

async function countBytes({body}: Response, count: CountBytes): Promise<void> {
  if (!body) return;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) count(read.value.byteLength);
}
