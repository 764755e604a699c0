/** A text of a program as the page shows it. */

/** Colours and other commands for a terminal. */
// oxlint-disable-next-line no-control-regex -- they begin with one
const TERMINAL = /[\u001b\u009b](?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;
/** They turn the order of letters round, so that a line says something else than it is. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Browsers lay out a line of such letters in one piece, and take a minute for a hundred thousand of them. */
// oxlint-disable-next-line no-control-regex -- those of ASCII are simple
const COMPLEX = /[^\u0000-\u02ff\u2010-\u20cf\u2100-\u2bff\u3000-\u9fff\uac00-\ud7a3]/;
/** Letters of a line with such letters. */
const MAX_PIECE = 2_000;

/**
 * Without commands for a terminal, with the controls of the direction of text as their names, and with line ends in lines that
 * would stop the page.
 */
export function toShownText(text: string): string {
  if (!NOT_PLAIN.test(text)) return text;
  const plain = text
    .replace(TERMINAL, '')
    .replace(
      BIDI_CONTROLS,
      (control) => `[U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
  if (plain.length <= MAX_PIECE) return plain;
  return plain
    .split('\n')
    .map((line) => (line.length > MAX_PIECE && COMPLEX.test(line) ? inPieces(line) : line))
    .join('\n');
}

// oxlint-disable-next-line no-control-regex -- the two that begin a command
const NOT_PLAIN = /[\u001b\u0080-\u009f]|[^\u0000-\u02ff]/;

function inPieces(line: string): string {
  return line.match(PIECES)!.join('\n');
}

const PIECES = new RegExp(`.{1,${MAX_PIECE}}`, 'gsu');
