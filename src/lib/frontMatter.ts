import {parse, YAMLParseError} from 'yaml';

/** The YAML between the lines `---` at the top of a page, and what follows it. */
export function splitFrontMatter(text: string): {readonly yaml: string; readonly content: string} {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  return match ? {yaml: match[1]!, content: text.slice(match[0].length)} : {yaml: '', content: text};
}

/**
 * The front matter of a page as an object; without any, it is empty.
 *
 * @param page the path that an error names
 * @throws Error with page, line and column, where it is not YAML
 */
export function readFrontMatter(text: string, page = 'front matter'): Readonly<Record<string, unknown>> {
  try {
    return (parse(splitFrontMatter(text).yaml) ?? {}) as Readonly<Record<string, unknown>>;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const [{line, col}] = error.linePos ?? [{line: 1, col: 1}];
    const reason = error.message.split(/ at line \d|\n/, 1)[0];
    // The first line of the page is `---`.
    throw new Error(`${page}:${line + 1}:${col}: front matter: ${reason}`, {cause: error});
  }
}
