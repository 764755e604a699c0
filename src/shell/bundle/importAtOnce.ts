/**
 * Lets a chunk and all that it imports be requested at the same moment. Otherwise a browser learns of each import when its
 * importer has arrived: with a slow line, a reader waits for one round trip after the other.
 *
 * @param text of a script
 * @param isEntry whether it is the script that pages load first: the others take the function from it
 * @param importsOf names of the files that a file imports, and those that they import, without those that are there when the
 *   script runs; undefined for another file
 */
export function importAtOnce(
  text: string,
  importsOf: (name: string) => readonly string[] | undefined,
  isEntry: boolean,
): string {
  let isChanged = false;
  const changed = text.replaceAll(/\bimport\("\.\/([^"]+)"\)/g, (whole, name: string) => {
    const others = importsOf(name);
    if (!others) return whole;
    isChanged = true;
    return `importAtOnce(${JSON.stringify([name, ...others].map((file) => `./${file}`))})`;
  });
  return isEntry && isChanged ? IMPORT + changed : changed;
}

/**
 * Many browsers remember a module that could not be loaded for as long as the page is open, and with it each module that
 * imports it. So all files are fetched first, and imported from the browser's cache when each of them is there: what did not
 * arrive was never imported, and the reader's next press can try again. A file that the server doesn't have is asked for
 * once more, past the cache, which may have kept the error of a moment in which a deploy was on its way. A host's error page
 * may have a status of success, but never the type of a script.
 */
const IMPORT = [
  'const arrive=(file,cache)=>fetch(new URL(file,import.meta.url),{cache}).then(async(answer)=>{',
  // The body is read in any case: only then does the browser list the request, which `askAgain` looks for.
  'if(!/script/.test((await answer.blob()).type)||!answer.ok){',
  // The error's message is an address, for `src/lib/loadPart.ts`.
  'if(cache)throw Error(answer.url);',
  'return arrive(file,"reload")}});',
  'window.importAtOnce=async(files)=>{',
  'await Promise.all(files.map((file)=>',
  // An attempt does not fail with the one before, which may still be waiting for its answers.
  'arrive[file]=arrive[file]?.catch(()=>arrive(file))||arrive(file)));',
  // The others are imported by the first, and come from the browser's cache.
  'return import(files[0])};',
].join('');
