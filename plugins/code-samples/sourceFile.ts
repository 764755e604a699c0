// Programs that are shown on pages are real files. A part of one is marked with `#region name` and `#endregion name` in
// comments, as editors know them.

const REGION_LINE = /^\s*(?:\/\/|#|<!--|\/\*)\s*#(end)?region\s+([\w-]+)\s*(?:-->|\*\/)?\s*$/;

/** The text as a page shows it: the whole file or one region of it, without the marks. */
export function shownText(source: string, region?: string): string {
  const lines = source.split('\n');
  const part = region === undefined ? lines : linesOfRegion(lines, region);
  return withoutIndentation(part.filter((line) => !REGION_LINE.test(line)))
    .join('\n')
    .trim();
}

function linesOfRegion(lines: readonly string[], region: string): string[] {
  const isMark = (line: string, end: boolean) => {
    const match = REGION_LINE.exec(line);
    return match?.[2] === region && Boolean(match[1]) === end;
  };
  const start = lines.findIndex((line) => isMark(line, false));
  const end = lines.findIndex((line, index) => index > start && isMark(line, true));
  if (start === -1 || end === -1) {
    const known = [...new Set(lines.flatMap((line) => REGION_LINE.exec(line)?.[2] ?? []))];
    throw new Error(`there is no region "${region}"; it has ${known.length ? known.join(', ') : 'none'}`);
  }
  return lines.slice(start + 1, end);
}

function withoutIndentation(lines: string[]): string[] {
  const depths = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(depth));
}
