/**
 * Regions of a real file: the lines between the comments `#region name` and `#endregion name`, which editors fold.
 */

const MARK = /^\s*(?:\/\/|#|<!--|\/\*)\s*#?(region|endregion)\s+([\w-]+)\s*(?:-->|\*\/)?\s*$/;

/** A part of a file as a page shows it. */
export interface Excerpt {
  readonly text: string;
  /** For each line of the text, the line of the file, from 0. */
  readonly sourceLines: readonly number[];
  /** Columns that all lines have lost on the left. */
  readonly indent: number;
}

/**
 * Cuts a region out of a file's text, without the indentation that all its lines share. Marks of regions are left out.
 *
 * @param name of the region; the whole file where it is left out
 * @returns the excerpt, or what is wrong
 */
export function readRegion(text: string, name?: string): Excerpt | {readonly problem: string} {
  const lines = toLines(text);
  if (name === undefined) return toExcerpt(lines, 0);
  const found = findRegion(lines, name);
  if ('problem' in found) return found;
  const inside = lines.slice(found.start + 1, found.end);
  const indents = inside
    .filter((line) => line.text.trim())
    .map((line) => line.text.length - line.text.trimStart().length);
  return toExcerpt(inside, indents.length > 0 ? Math.min(...indents) : 0);
}

/** A file's text without one of its regions, and without the empty lines before it. */
export function leaveOut(text: string, name: string): {readonly text: string} | {readonly problem: string} {
  const lines = toLines(text);
  const found = findRegion(lines, name);
  if ('problem' in found) return found;
  const textOf = (some: readonly Line[]) => some.map((line) => line.text).join('\n');
  return {
    text: `${textOf(lines.slice(0, found.start)).trimEnd()}\n${textOf(lines.slice(found.end + 1))}`.trimEnd(),
  };
}

interface Line {
  readonly text: string;
  readonly index: number;
}

function toLines(text: string): Line[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line, index) => ({text: line, index}));
}

/** The lines with the marks of a region. */
function findRegion(
  lines: readonly Line[],
  name: string,
): {readonly start: number; readonly end: number} | {readonly problem: string} {
  const marks = lines.flatMap(({text: line, index}) => {
    const match = MARK.exec(line);
    return match ? [{kind: match[1], name: match[2]!, index}] : [];
  });
  const start = marks.find((mark) => mark.kind === 'region' && mark.name === name);
  if (!start) {
    const names = marks.filter(({kind}) => kind === 'region').map((mark) => mark.name);
    return {
      problem: names.length > 0 ? `there are only the regions ${names.join(', ')}` : 'there are no regions',
    };
  }
  const end = marks.find(
    (mark) => mark.kind === 'endregion' && mark.name === name && mark.index > start.index,
  );
  if (!end) return {problem: `the region that starts on line ${start.index + 1} has no end`};
  return {start: start.index, end: end.index};
}

/** A file's text without the lines that mark regions. */
export function withoutMarks(text: string): string {
  return text
    .split('\n')
    .filter((line) => !MARK.test(line))
    .join('\n');
}

function toExcerpt(lines: readonly Line[], indent: number): Excerpt {
  const kept = lines.filter((line) => !MARK.test(line.text));
  return {
    text: kept.map((line) => line.text.slice(indent)).join('\n'),
    sourceLines: kept.map(({index}) => index),
    indent,
  };
}
