/**
 * Text that someone else has written, as a page shows it: what is in it can be seen, and a browser is quick to draw it.
 */

/**
 * Characters that take no place and change what others look like: they turn the direction of text, or hide in a name. Those that
 * join letters and emoji are no part of it, as languages need them.
 */
export const HIDDEN_CHARACTERS =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Letters and marks of a run: browsers need a time that grows with the square of its length. */
const MAX_RUN = 128;

/**
 * Characters that are drawn as one: marks on a letter, joined letters. Chinese and Japanese letters, lines and blocks, of which
 * tables are made, are not.
 */
const LONG_RUN = new RegExp(
  String.raw`[^\s\p{ASCII}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u2500-\u259f]{${MAX_RUN}}(?!\s)`,
  'gu',
);

/** Colours and other commands for a terminal. */
// oxlint-disable-next-line no-control-regex -- they begin with one
const COMMANDS = /[\u001b\u009b](?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;

/** Whether a text has any other character than those of ASCII, or commands; most texts have neither. */
// oxlint-disable-next-line no-control-regex -- ASCII begins with them
const OTHERS = /[^\0-\x7f]|\x1b/;

/**
 * A text without commands for a terminal, with its hidden characters by their numbers, and with a line end in each long run of
 * joined characters.
 */
export function shownText(text: string): string {
  return OTHERS.test(text) ? nameHidden(text.replace(COMMANDS, '')).replace(LONG_RUN, '$&\n') : text;
}

/** A text with its hidden characters by their numbers. */
export function nameHidden(text: string): string {
  return text.replace(HIDDEN_CHARACTERS, (character) => nameOfHidden(character.codePointAt(0)!));
}

/** A hidden character as it is shown: `[U+202E]`. */
export function nameOfHidden(code: number): string {
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}
