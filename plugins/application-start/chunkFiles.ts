/** Tells the pieces of the table of routes where their pages' files are, and the bundler's runtime no longer. */
import type {Chunk, Compilation, Compiler} from 'webpack';
import {fillInFiles, leaveOutChunks} from '../../src/routes/files';
import {SHARD_NAME} from '../../src/routes/modules';

const NAME = 'chunk-files';

/** Name of the runtime's chunk. */
const RUNTIME = 'runtime~main';

export class ChunkFiles {
  apply({hooks, webpack}: Compiler): void {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before scripts are made smaller, and before the bundler writes the hashes of what has become of them.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({name: NAME, stage}, () => moveFiles(compilation, webpack));
    });
  }
}

function moveFiles(compilation: Compilation, {sources}: Compiler['webpack']): void {
  // Of a build that fails, the bundler's own messages say more.
  if (compilation.errors.length > 0) return;
  const chunks = [...compilation.chunks];
  const shards = chunks.filter(({name}) => name?.startsWith(SHARD_NAME));
  const files = new Map(chunks.filter(isOfPagesOnly).map((chunk) => [String(chunk.id), scriptOf(chunk)]));
  const change = (chunk: Chunk, toText: (text: string) => string) =>
    compilation.updateAsset(
      scriptOf(chunk),
      (source) => new sources.RawSource(toText(source.source().toString())),
    );

  for (const shard of shards) change(shard, (text) => fillInFiles(text, files));
  // A worker has a runtime of its own, without pages.
  const runtime = chunks.find(({name}) => name === RUNTIME);
  if (!runtime || shards.length === 0)
    throw new Error('plugins/application-start: the bundler has no runtime, or no routes.');
  change(runtime, (text) => leaveOutChunks(text, [...files.keys()]));
}

/** Whether nothing asks for a chunk but the pieces. */
function isOfPagesOnly(chunk: Chunk): boolean {
  return [...chunk.groupsIterable].every((group) => {
    const parents = group.getParents();
    return parents.length > 0 && parents.every(({name}) => name?.startsWith(SHARD_NAME));
  });
}

function scriptOf(chunk: Chunk): string {
  return [...chunk.files].find((file) => file.endsWith('.js'))!;
}
