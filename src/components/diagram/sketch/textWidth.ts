/** Widths of the site's font, so that boxes can be made for their text at build. Measured in Chromium, in hundredths of the size. */

/** Figtree at a weight of 600, from the space to the tilde. The lighter ones are up to 3% narrower. */
const WIDTHS =
  '24 31 38 63 56 80 65 23 37 37 49 63 25 41 23 42 65 42 57 55 63 58 57 55 61 57 28 29 63 63 63 51 99 70 61 72 70 59 55 75 75 28 54 64 53 85 77 78 59 79 64 61 57 71 71 98 65 63 64 34 42 34 57 44 25 52 59 54 59 55 38 60 57 25 28 52 24 86 56 58 60 59 36 47 39 56 54 82 51 56 48 39 26 39 63'
    .split(' ')
    .map(Number);

/** Arrows and letters of other scripts. */
const WIDEST = 100;

/** The width of a line of text, at least as wide as it will be. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += WIDTHS[letter.codePointAt(0)! - 32] ?? WIDEST;
  return Math.ceil((width * size) / 100);
}

/** Breaks text between words, and after `_`, where a line would be wider; a longer word has a line to itself. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=[ _])/)) {
    if (line !== '' && textWidth((line + word).trimEnd(), size) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return [...lines, line.trimEnd()];
}
