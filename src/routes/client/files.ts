/** Names of the pages' files, which the bundler's runtime does not know. */
const known: Record<string, string> = {};
const nameOf = __webpack_get_script_filename__;

__webpack_get_script_filename__ = (chunk) => known[chunk] ?? nameOf(chunk);

export function addFiles(files: Readonly<Record<string, string>>): void {
  Object.assign(known, files);
}
