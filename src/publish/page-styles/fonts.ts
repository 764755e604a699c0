/**
 * Makes fonts of the characters that the pages have. The full files stay for all others, which readers type and programs
 * print: browsers load them for a character of their `unicode-range` only.
 */
import {createHash} from 'node:crypto';
import path from 'node:path';
import postcss, {type AtRule} from 'postcss';
import subsetFont from 'subset-font';
import {formatRange, parseRange, pointsOf} from './codePoints';
import type {Face} from './readPage';

export interface FontFile {
  /** In the folder of the full file, with a hash in its name. */
  readonly address: string;
  readonly contents: Buffer;
}

export interface SubsetFonts {
  /** The sheet, with two rules for each font that has been made smaller. */
  readonly css: string;
  readonly files: readonly FontFile[];
  /** Address of the font that every page needs. */
  readonly textFont: string | undefined;
}

interface FontSource {
  readonly css: string;
  /** Characters that the pages have. */
  readonly characters: Readonly<Record<Face, string>>;
  /** @param address of a font in the sheet */
  readonly read: (address: string) => Buffer;
}

/** Text that the sheet itself adds. */
const CONTENT = /[{;]content:\s*("[^"]*"|'[^']*')/g;

/** Readers type these everywhere. */
const ASCII = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)).join('');

/** The font that has it is the one that every page needs. */
const LETTER = 'a'.codePointAt(0)!;

/** What browsers apply without being asked, and the figures of equal width that the sheet asks for. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

export async function subsetFonts({css, characters, read}: FontSource): Promise<SubsetFonts> {
  const added = [...css.matchAll(CONTENT)].map(([, text]) => text).join('');
  const root = postcss.parse(css);
  const rules: AtRule[] = [];
  root.walkAtRules('font-face', (rule) => {
    if (addressOf(rule)) rules.push(rule);
  });
  const files: FontFile[] = [];
  let textFont: string | undefined;
  for (const rule of rules) {
    const face = faceOf(rule);
    const all = parseRange(valueOf(rule, 'unicode-range'));
    const wanted = [...pointsOf(characters[face] + (face === 'italic' ? '' : ASCII + added))].filter(
      (point) => all.has(point),
    );
    if (wanted.length === 0) continue;

    const address = addressOf(rule)!;
    const contents = await subsetFont(read(address), String.fromCodePoint(...wanted), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: {wght: weightsOf(rule)},
    });
    const made = path.posix.join(path.posix.dirname(address), nameOf(address, contents));
    files.push({address: made, contents});
    if (face === 'text' && wanted.includes(LETTER)) textFont = made;

    const subset = rule.cloneAfter();
    setValue(subset, 'src', `url(${made}) format("woff2")`);
    setValue(subset, 'unicode-range', formatRange(wanted));
    // Apart from each other: a character that no file has is looked for in all of those that name it.
    for (const point of wanted) all.delete(point);
    setValue(rule, 'unicode-range', formatRange(all));
  }
  return {css: root.toString(), files, textFont};
}

function faceOf(rule: AtRule): Face {
  if (/mono/i.test(valueOf(rule, 'font-family'))) return 'code';
  return valueOf(rule, 'font-style') === 'italic' ? 'italic' : 'text';
}

function weightsOf(rule: AtRule): {min: number; max: number} {
  const [min = 400, max = min] = valueOf(rule, 'font-weight').split(' ').map(Number);
  return {min, max};
}

function addressOf(rule: AtRule): string | undefined {
  return /url\(["']?([^"')]+\.woff2)["']?\)/.exec(valueOf(rule, 'src'))?.[1];
}

/** The name of the full file, with the hash of its part in the place of its own. */
function nameOf(address: string, contents: Buffer): string {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 16);
  return `${path.posix.basename(address).replace(/[.-][\da-f]{8,}\.woff2$|\.woff2$/, '')}-${hash}.woff2`;
}

function valueOf(rule: AtRule, name: string): string {
  let value = '';
  rule.walkDecls(name, (declaration) => {
    value = declaration.value;
  });
  return value;
}

function setValue(rule: AtRule, name: string, value: string): void {
  rule.walkDecls(name, (declaration) => {
    declaration.value = value;
  });
}
