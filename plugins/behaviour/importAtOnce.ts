/**
 * Lets a chunk and all that it imports be requested at the same moment. Otherwise a browser learns of each import when its
 * importer has arrived: with a slow line, a reader waits for one round trip after the other.
 *
 * @param text of a script
 * @param isEntry whether it is the script that pages load first: the others take the function from it
 * @param importsOf names of the files that a file imports, and those that they import; undefined for another file
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
 * Only Chromium requests a module again that has not arrived. For Firefox and Safari that would be so for as long as the page is
 * shown, so there the files are fetched before they are imported, and a reader's next press can be another try.
 */
const IMPORT = [
  'const importAtOnce=window.importAtOnce=async(files)=>{',
  'if(!navigator.userAgentData)await Promise.all(files.map((file)=>',
  'fetch(new URL(file,import.meta.url)).then((answer)=>{',
  'if(!answer.ok)throw new Error(`${answer.url}: status ${answer.status}`);',
  'return answer.blob()})));',
  'return(await Promise.all(files.map((file)=>import(file))))[0]};',
].join('');
