import {fetchFile} from './fetchFile';

/** An error of webpack's `import()`. That of the behaviours (`src/shell/bundle/importAtOnce.ts`) has the address as its message. */
interface ChunkLoadError extends Error {
  /** Address of the script or style sheet that did not arrive. */
  readonly request?: string;
}

/**
 * Loads a part of the site's script. When a file of it does not arrive, that is asked for once more, past the browser's cache, which may
 * have kept the error of a moment in which a deploy was on its way.
 *
 * @param load an `import()`
 * @throws MissingFileError when a file is gone, as a new version of the site is here
 * @throws Error of `load`
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const {request = addressIn((error as Error).message)} = error as ChunkLoadError;
    if (!request) throw error;
    await fetchFile(request, {cache: 'reload'});
    return load();
  }
}

function addressIn(message: string): string | undefined {
  return URL.canParse(message) ? message : undefined;
}
