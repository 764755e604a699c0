/**
 * Exceptions from the patterns, each beside the words that it is for: `prose-ok NAME: reason`, in a comment of the file's
 * language, before the paragraph or the line.
 */
interface Exception {
  readonly line: number;
  readonly name: string;
  readonly reason: string;
  /** Last line that the exception is for. */
  readonly until: number;
}

const EXCEPTION = /(?:<!--|\{\/\*|\/\/|#)\s*prose-ok\s+([^:\n]*?)\s*:(.*?)\s*(?:-->|\*\/\}|$)/;

/** Finds the exceptions of a file. They reach to the next blank line: the end of a paragraph. */
export function findExceptions(text: string): Exception[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const match = EXCEPTION.exec(line);
    if (!match) return [];
    const [, name = '', reason = ''] = match;
    const start = lines.findIndex((next, at) => at > index && next.trim() !== '');
    const end = lines.findIndex((next, at) => at > start && next.trim() === '');
    const until = start < 0 ? index + 1 : end < 0 ? lines.length : end;
    return [{line: index + 1, name, reason: reason.trim(), until}];
  });
}
