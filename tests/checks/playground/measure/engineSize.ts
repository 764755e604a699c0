/** Sizes of the engine's files, as a host sends them. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {
  CLOUDS_FILE,
  COMPILER_DATA_FILE,
  COMPILER_FILE,
  LANGUAGE_WORKER_FILE,
} from '../../../../src/playground/engine/fileNames';

interface EngineSize {
  /** Bytes of what the language services load. */
  readonly language: number;
  /** Bytes of all files but those of the clouds. */
  readonly all: number;
  /** Bytes of what the clouds need besides. */
  readonly clouds: number;
  readonly files: Readonly<Record<string, number>>;
}

const LANGUAGE_FILES = [COMPILER_FILE, COMPILER_DATA_FILE, LANGUAGE_WORKER_FILE];

/** @param folder with the engine's files @returns bytes after Brotli at its best */
export function measureEngineSize(folder: string): EngineSize {
  const files = Object.fromEntries(
    readdirSync(folder).map((name) => [name, compressedSize(readFileSync(join(folder, name)))]),
  );
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (files[name] ?? 0), 0);
  return {
    language: sum(LANGUAGE_FILES),
    all: sum(Object.keys(files)) - sum([CLOUDS_FILE]),
    clouds: sum([CLOUDS_FILE]),
    files,
  };
}

function compressedSize(bytes: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // The largest one that every browser takes.
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  return brotliCompressSync(bytes, {params}).length;
}
