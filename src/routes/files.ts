/** Moves the names of the pages' files from the script that every start loads to the pieces that name the pages. */
import {FILES} from './modules';

/** The bundler's list: the hash of each chunk. */
const HASHES = /\{(?:"[^"]+":\s*"[0-9a-f]{8,}",?\s*)+\}/;
/** What asks for a chunk, and what stands for a page's files behind it. */
const CHUNK_OR_FILES = new RegExp(`__webpack_require__\\.e\\((?:/\\*.*?\\*/ )?"([^"]+)"\\)|"${FILES}"`, 'g');

/**
 * A piece, with the files of its pages.
 *
 * @param files of the chunks that only pages need, by their numbers
 */
export function fillInFiles(shard: string, files: ReadonlyMap<string, string>): string {
  let chunks: string[] = [];
  return shard.replace(CHUNK_OR_FILES, (found, chunk?: string) => {
    if (chunk) {
      chunks.push(chunk);
      return found;
    }
    const own = Object.fromEntries(chunks.filter((id) => files.has(id)).map((id) => [id, files.get(id)]));
    chunks = [];
    return JSON.stringify(own);
  });
}

/**
 * The bundler's runtime, without the hashes of these chunks.
 *
 * @throws Error when it has not one hash for each
 */
export function leaveOutChunks(runtime: string, chunks: readonly string[]): string {
  const list = HASHES.exec(runtime)?.[0];
  const hashes = new Map(
    Object.entries(JSON.parse(list?.replace(/,\s*\}$/, '}') ?? '{}') as Record<string, string>),
  );
  const unknown = chunks.filter((chunk) => !hashes.delete(chunk));
  if (!list || unknown.length > 0) {
    throw new Error(
      `The bundler's runtime has another form than that of Rspack 1.7: the hashes of ${unknown.length} of ${chunks.length} chunks are not in it.`,
    );
  }
  return runtime.replace(list, JSON.stringify(Object.fromEntries(hashes)));
}
