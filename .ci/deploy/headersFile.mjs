// The `_headers` file, which Netlify and Cloudflare Pages read:
// https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/

/**
 * Reads the rules of a file.
 *
 * @returns for each rule the path as it is written, a pattern of the paths that it is for, and its headers, with their names
 *   in small letters. A star is any text, a placeholder such as `:page` is one part of a path.
 */
export function readHeadersFile(text) {
  const rules = [];
  for (const line of text.split('\n').filter((candidate) => candidate.trim() && !candidate.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push({name: name.toLowerCase(), value});
    else rules.push({path: line.trim(), pattern: toPattern(line.trim()), headers: []});
  }
  return rules;
}

/** The values that a path gets for a header. The hosts join those of several rules; none may be there twice. */
export function valuesOf(name, path, rules) {
  const values = rules
    .filter(({pattern}) => pattern.test(path))
    .flatMap(({headers}) => headers.filter((header) => header.name === name).map(({value}) => value));
  return [...new Set(values)];
}

function toPattern(path) {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[a-z]\w*/gi, '[^/]+');
  return new RegExp(`^${source}$`);
}
