import {fetchFile} from './fetchFile';

/** An error of webpack's `import()` has the address of the file: of a script, or of a style sheet. */
interface ChunkLoadError extends Error {
  readonly request?: string;
}

/** Files that are asked for again at once. A part has a few. */
const MAX_FILES = 10;

/**
 * Loads a part of the site's script. When it does not arrive, its files are asked for once more, past the browser's cache: that may
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
    const addresses = addressesOf(error as ChunkLoadError);
    if (addresses.length === 0) throw error;
    await Promise.all(addresses.map((address) => fetchFile(address, {cache: 'reload'})));
    return load();
  }
}

/** The browser's own `import()` does not name the file in each browser, but what the page has asked for is known. */
function addressesOf({request}: ChunkLoadError): string[] {
  if (request) return [request];
  const failed = performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).responseStatus >= 400)
    .map(({name}) => name)
    .filter((name) => name.startsWith(`${self.origin}/`) && /\.(?:js|css)$/.test(name));
  return [...new Set(failed)].slice(-MAX_FILES);
}
