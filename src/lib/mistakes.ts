/**
 * What a writer has done wrong, in a few lines that begin with the file. Docusaurus and the bundler bury it in the stack of
 * their own functions, and the development server shows mistakes in front matter in the terminal only.
 */
import fs from 'node:fs';
import path from 'node:path';

/** What is wrong with the content of the plugins while the development server runs. */
export interface Mistakes {
  /**
   * Wraps a plugin's `loadContent`. While the server runs, a mistake is kept for {@link list}, and the plugin goes on with what
   * it had loaded before. In a build, and when there is nothing yet, it throws an error without a stack.
   */
  readonly reading: <Content>(load: () => Promise<Content> | Content) => () => Promise<Content>;
  /** Each mistake once. */
  readonly list: () => readonly string[];
  /** @param listener is called when the list has changed */
  readonly onChange: (listener: () => void) => void;
}

/** An option of plugins that read what writers write. */
export interface MistakesOption {
  /** Takes what is wrong with it. */
  readonly mistakes: Mistakes;
}

/** @param root the repository's folder: paths are shown relative to it */
export function createMistakes(root: string, isServed = process.env.NODE_ENV === 'development'): Mistakes {
  const found = new Map<object, string>();
  let notify = () => {};
  return {
    reading: <Content>(load: () => Promise<Content> | Content) => {
      let last: {readonly content: Content} | undefined;
      const reader = async () => {
        try {
          last = {content: await load()};
          if (found.delete(reader)) notify();
        } catch (error) {
          const message = describeMistake(error, root);
          if (!last || !isServed) throw withoutStack(message);
          found.set(reader, message);
          notify();
        }
        return last.content;
      };
      return reader;
    },
    list: () => [...new Set(found.values())],
    onChange: (listener) => {
      notify = listener;
    },
  };
}

function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

/** An error of the libraries that read front matter: js-yaml and Joi. */
interface FrontMatterError extends Error {
  readonly reason?: string;
  readonly mark?: {readonly line: number; readonly column: number};
  readonly details?: readonly {
    readonly path: readonly (string | number)[];
    readonly message: string;
    readonly context?: {readonly value?: unknown};
  }[];
}

/**
 * The innermost cause of an error, with the file that the errors around it name, and the line where it is known.
 *
 * @param root see {@link createMistakes}
 */
export function describeMistake(error: unknown, root: string): string {
  const causes: FrontMatterError[] = [];
  for (let one = error; one instanceof Error; one = one.cause) causes.push(one);
  const innermost = causes.at(-1);
  if (!innermost) return String(error);
  const place = causes
    .map(({message}) => /(?:path=|")(\/[^"\n]*?\.mdx?)(?="| in version|\s|$)/.exec(message)?.[1])
    .find(Boolean);
  const {reason, mark, details, message} = innermost;
  if (!place) return message;
  const file = path.relative(root, place);
  if (mark) return `${file}:${mark.line + 1}:${mark.column + 1}: front matter: ${reason ?? message}`;
  if (!details) return message.includes(file) ? message : `${file}: ${message}`;
  return details
    .map((detail) => {
      const value = detail.context?.value === undefined ? '' : ` ${JSON.stringify(detail.context.value)}:`;
      return `${file}:${lineOf(place, String(detail.path[0]))}: ${detail.path.join('.')}:${value} ${detail.message}`;
    })
    .join('\n');
}

/** The line of a field of the front matter; the first line where the field is missing. */
function lineOf(file: string, field: string): number {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return Math.max(lines.findIndex((line) => line.startsWith(`${field}:`)) + 1, 1);
}

/**
 * Shortens what the bundler says of a page that the MDX loader of Docusaurus (3.10) refused.
 *
 * @param root see {@link createMistakes}
 * @param page the page's absolute path, which an error in its front matter lacks
 * @returns the cause, which begins with file and line, or undefined for another error
 */
export function describePageError(message: string, root: string, page?: string): string | undefined {
  // The bundler draws a margin before each line.
  const lines = message.split('\n').map((line) => line.replace(/^\s*(?:[│×]|╰─▶\s*×?)? ?/u, ''));
  const text = lines.join('\n');
  const [, problem, row, position] = /YAMLException: (.*) \((\d+):(\d+)\)/.exec(text) ?? [];
  if (page && problem) return `${path.relative(root, page)}:${row}:${position}: front matter: ${problem}`;
  const found =
    /MDX compilation failed for file "([^"]+)"\n\s*Cause: ([\s\S]*?)\n\s*Details:\n([\s\S]*)/.exec(text);
  if (!found) return undefined;
  const [, absolute, cause, details] = found as unknown as [string, string, string, string];
  const file = path.relative(root, absolute);
  const advice = /\nTo ignore this error, use the `siteConfig[^\n]*/g;
  const reason = cause.replaceAll(advice, '').trimEnd();
  if (reason.startsWith(file)) return reason;
  const [, line, column] =
    /"line": (\d+),\s*"column": (\d+)/.exec(details) ?? /\((\d+):(\d+)\)/.exec(reason) ?? [];
  return `${file}:${line ? `${line}:${column}:` : ''} ${reason}`;
}
