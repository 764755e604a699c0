/**
 * Lets a chunk and all that it imports be requested at the same moment. Otherwise a browser learns of each import when its
 * importer has arrived: with a slow line, a reader waits for one round trip after the other.
 *
 * @param text of a script
 * @param importsOf names of the files that a file imports, and those that they import; undefined for another file
 */
export function importAtOnce(
  text: string,
  importsOf: (name: string) => readonly string[] | undefined,
): string {
  return text.replaceAll(/\bimport\("\.\/([^"]+)"\)/g, (whole, name: string) => {
    const others = importsOf(name) ?? [];
    if (others.length === 0) return whole;
    const all = [name, ...others].map((file) => `import("./${file}")`).join(',');
    return `Promise.all([${all}]).then(([chunk])=>chunk)`;
  });
}
