/**
 * Magic comments in a program: lines that a page hides, marks as added, removed or highlighted. A hidden line is part
 * of the program; a removed line is shown, but is not.
 */

/** A line of a code block. */
export interface SampleLine {
  readonly text: string;
  readonly hidden: boolean;
  readonly mark?: 'highlight' | 'add' | 'remove';
  /** Line of the fence's body that it stands on, from 0. */
  readonly source: number;
}

interface SampleLines {
  readonly lines: readonly SampleLine[];
  readonly problems: readonly {readonly line: number; readonly message: string}[];
}

type Kind = 'hide' | 'highlight' | 'add' | 'remove';

const COMMENT = /^\s*(?:\/\/|#|<!--|\/\*)\s*(hide|highlight|add|remove)-([\w-]+)\s*(?:-->|\*\/)?\s*$/;

/** Languages whose text means nothing but itself: output, and Markdown that shows how the comments are written. */
const LITERAL_LANGUAGES = ['text', 'md'];

/** Whether magic comments have a meaning in a code block; in a real file they are its own. */
export function hasMagicComments({lang, file}: {readonly lang: string; readonly file?: string}): boolean {
  return !file && !LITERAL_LANGUAGES.includes(lang);
}

/**
 * Reads the magic comments of a code block's text and removes them.
 *
 * @returns the lines that are left, and what is wrong with the comments (lines of the text, from 0)
 */
export function readLines(text: string): SampleLines {
  const lines: SampleLine[] = [];
  const problems: {line: number; message: string}[] = [];
  const open = new Map<Kind, number>();
  let next = new Set<Kind>();
  text.split('\n').forEach((raw, index) => {
    const match = COMMENT.exec(raw);
    if (!match) {
      const has = (kind: Kind) => open.has(kind) || next.has(kind);
      const mark = (['remove', 'add', 'highlight'] as const).find(has);
      lines.push({text: raw, hidden: has('hide'), ...(mark && {mark}), source: index});
      next = new Set();
      return;
    }
    const kind = match[1] as Kind;
    if (match[2] === 'next-line') next.add(kind);
    else if (match[2] === 'start' && !open.has(kind)) open.set(kind, index);
    else if (match[2] === 'end' && open.delete(kind)) return;
    else problems.push({line: index, message: describe(kind, match[2]!)});
  });
  for (const kind of next)
    problems.push({line: text.split('\n').length - 1, message: `"${kind}-next-line" has no next line`});
  for (const [kind, line] of open) problems.push({line, message: `"${kind}-start" has no "${kind}-end"`});
  return {lines, problems};
}

/** The program that the lines stand for: hidden lines included, removed lines left out. */
export function toProgramText(lines: readonly SampleLine[]): string {
  return programLines(lines)
    .map((line) => line.text)
    .join('\n');
}

/** The lines of the program text, in its order. */
export function programLines(lines: readonly SampleLine[]): readonly SampleLine[] {
  return lines.filter((line) => line.mark !== 'remove');
}

function describe(kind: Kind, word: string): string {
  if (word === 'start') return `"${kind}-start" is inside an open "${kind}-start"`;
  if (word === 'end') return `"${kind}-end" has no "${kind}-start"`;
  return `unknown comment "${kind}-${word}": allowed are ${kind}-next-line, ${kind}-start, ${kind}-end`;
}
