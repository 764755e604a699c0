/** Gives each built page the style sheet of its kind, and fonts of the characters that the pages have. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {dropOverridden} from './customProperties';
import {subsetFonts, type SubsetFonts} from './fonts';
import {sheetKindOf} from './kinds';
import {toPageSheet} from './pageSheet';
import {joinUses, readPage, type PageUse} from './readPage';
import {readScript, type ScriptUse} from './readScript';
import {svgsAsText} from './svgText';

interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
}

interface BuiltPage {
  readonly file: string;
  readonly html: string;
  readonly kind: string;
  readonly use: PageUse;
}

/** Of the full sheet, which Docusaurus links. */
const LINK = /<link rel="?stylesheet"? href="?([^"\s>]+)"?[^>]*>/;

/** Name of the sheet that shows pages of all kinds: the documents for printing have it. */
export const ALL_KINDS = 'all';

/** Scripts of every page, and of the parts of them that load when a reader reaches for something. */
const BEHAVIOURS = 'assets/behaviour';

/** Replaces the full style sheet in all pages by one for the page's kind, and adds one for all of them (`ALL_KINDS`). */
export async function writePageStyles({outDir, baseUrl}: BuiltSite): Promise<void> {
  const pages = readPages(outDir);
  if (pages.length === 0) return;
  const toFile = (address: string) => path.join(outDir, address.slice(baseUrl.length));
  const linked = LINK.exec(pages[0]!.html)![1]!;

  const all = joinUses(pages.map(({use}) => use));
  const fonts = await subsetFonts({
    css: svgsAsText(dropOverridden(fs.readFileSync(toFile(linked), 'utf8'))),
    characters: all.characters,
    read: (address) => fs.readFileSync(toFile(address)),
  });
  for (const {address, contents} of fonts.files) fs.writeFileSync(toFile(address), contents);

  const addSheet = (name: string, css: string): string => {
    const address = `${path.posix.dirname(linked)}/${name}.${hashOf(css)}.css`;
    fs.writeFileSync(toFile(address), css);
    return address;
  };
  const scripts = readScripts(outDir);
  addSheet(ALL_KINDS, await toPageSheet(fonts.css, all, scripts));
  fs.rmSync(toFile(linked));

  for (const [kind, ofKind] of groupByKind(pages)) {
    const use = joinUses(ofKind.map((page) => page.use));
    const link = toLinks(addSheet(kind, await toPageSheet(fonts.css, use, scripts)), fonts);
    for (const {file, html} of ofKind) replaceFile(file, html.replace(LINK, link));
  }
}

/** Pages with the full sheet; those that send their readers on have none. */
function readPages(outDir: string): BuiltPage[] {
  return fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(outDir, name))
    .map((file) => ({file, html: fs.readFileSync(file, 'utf8')}))
    .filter(({html}) => LINK.test(html))
    .map(({file, html}) => ({file, html, kind: sheetKindOf(html), use: readPage(html)}));
}

function groupByKind(pages: readonly BuiltPage[]): Map<string, BuiltPage[]> {
  const kinds = new Map<string, BuiltPage[]>();
  for (const page of pages) kinds.set(page.kind, [...(kinds.get(page.kind) ?? []), page]);
  return kinds;
}

function readScripts(outDir: string): ScriptUse {
  const folder = path.join(outDir, BEHAVIOURS);
  const texts = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  return readScript(texts.join('\n'));
}

function toLinks(sheet: string, {textFont}: SubsetFonts): string {
  const font = textFont
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${textFont}">`
    : '';
  return `<link rel="stylesheet" href="${sheet}">${font}`;
}

/** Whoever reads the file at the same time finds the old text or the new one, and nothing between. */
function replaceFile(file: string, text: string): void {
  fs.writeFileSync(`${file}.new`, text);
  fs.renameSync(`${file}.new`, file);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
