/** Gives each built page the style sheet of its kind, and fonts of the characters that the pages have. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {parsePage} from '../../lib/htmlTree';
import type {BuiltPage} from '../../lib/builtPage';
import {dropOverridden} from './customProperties';
import {subsetFonts, type SubsetFonts} from './fonts';
import {sheetKindOf} from './kinds';
import {toPageSheet, toSharedSheet} from './pageSheet';
import {joinUses, readPage, type PageUse} from './readPage';
import {readScript, type ScriptUse} from './readScript';
import {svgsAsText} from './svgText';

interface StyledSite {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly pages: readonly BuiltPage[];
}

interface StyledPage {
  readonly page: BuiltPage;
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
export async function writePageStyles({outDir, baseUrl, pages: all}: StyledSite): Promise<void> {
  // Those that send their readers on have no sheet.
  const pages = all.filter(({html}) => LINK.test(html)).map(toStyled);
  if (pages.length === 0) return;
  const toFile = (address: string) => path.join(outDir, address.slice(baseUrl.length));
  const linked = LINK.exec(pages[0]!.page.html)![1]!;

  const everything = joinUses(pages.map(({use}) => use));
  const fonts = await subsetFonts({
    css: svgsAsText(dropOverridden(fs.readFileSync(toFile(linked), 'utf8'))),
    characters: everything.characters,
    read: (address) => fs.readFileSync(toFile(address)),
  });
  for (const {address, contents} of fonts.files) fs.writeFileSync(toFile(address), contents);

  const addSheet = (name: string, css: string): string => {
    const address = `${path.posix.dirname(linked)}/${name}.${hashOf(css)}.css`;
    fs.writeFileSync(toFile(address), css);
    return address;
  };
  const scripts = readScripts(outDir);
  addSheet(ALL_KINDS, await toSharedSheet(fonts.css, everything, scripts));
  fs.rmSync(toFile(linked));

  for (const [kind, ofKind] of groupByKind(pages)) {
    const use = joinUses(ofKind.map(({use: own}) => own));
    const link = toLinks(addSheet(kind, await toPageSheet(fonts.css, use, scripts)), fonts);
    for (const {page} of ofKind) page.html = page.html.replace(LINK, link);
  }
}

function toStyled(page: BuiltPage): StyledPage {
  return {page, kind: sheetKindOf(page.html), use: readPage(parsePage(page.html))};
}

function groupByKind(pages: readonly StyledPage[]): Map<string, StyledPage[]> {
  const kinds = new Map<string, StyledPage[]>();
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

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
