import {parse} from 'yaml';

/** The YAML between the lines `---` at the top of a page, and what follows it. */
export function splitFrontMatter(text: string): {readonly yaml: string; readonly content: string} {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  return match ? {yaml: match[1]!, content: text.slice(match[0].length)} : {yaml: '', content: text};
}

/** The front matter of a page as an object; without any, it is empty. */
export function readFrontMatter(text: string): Readonly<Record<string, unknown>> {
  return (parse(splitFrontMatter(text).yaml) ?? {}) as Readonly<Record<string, unknown>>;
}
