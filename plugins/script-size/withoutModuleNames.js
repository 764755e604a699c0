/**
 * Loader for the registry of all parts of pages: each entry is `[load, name, number]`. Only the server reads the name, a path
 * such as "@site/docs/index.md", and the number, and every reader would load those of all pages.
 *
 * @param {string} source of `@generated/registry`
 * @throws Error when the registry has another form than that of Docusaurus 3.10
 */
module.exports = function withoutModuleNames(source) {
  const entries = source.match(/require\.resolveWeak\(/g) ?? [];
  let found = 0;
  const text = source.replace(/(?<=\)), "(?:[^"\\]|\\.)*", require\.resolveWeak\([^)]*\)(?=\])/g, () => {
    found += 1;
    return '';
  });
  if (entries.length === 0 || found !== entries.length) {
    throw new Error(
      `plugins/script-size: the registry has ${entries.length} entries, of which ${found} can be made smaller.`,
    );
  }
  return text;
};
