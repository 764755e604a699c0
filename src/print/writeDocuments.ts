import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';
import {PRINT_PATH, wholeBook} from '../config/print';
import {mainOf, readPage} from './readPage';
import {renderDocument, renderList} from './renderDocument';
import {pagesOf} from './sections';
import type {PrintSection} from './types';

interface BuiltSite {
  /** Folder of the built site. */
  readonly outDir: string;
  /** Origin and base URL, with a slash at the end. */
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly wingVersion: string;
}

/** The sheet that shows pages of all kinds (`src/page-styles`). */
const FULL_SHEET = /^all\.\w+\.css$/;

const SHEETS = 'assets/css';

/**
 * Writes a document for each section, one with all of them, and a list of the documents. They are made of the built pages, and
 * look like them: they have the sheet for pages of all kinds, and a small one of their own.
 *
 * @throws Error when a page is missing, or that sheet is
 */
export function writeDocuments({outDir, ...site}: BuiltSite, sections: readonly PrintSection[]): void {
  const paths = sections.flatMap(({parts}) => pagesOf(parts));
  const files = paths.flatMap((page) => readBuilt(outDir, page));
  const full = fs.readdirSync(path.join(outDir, SHEETS)).find((name) => FULL_SHEET.test(name));
  if (!full) throw new Error(`${outDir}/${SHEETS}: The style sheet for pages of all kinds is not there.`);
  const pages = new Map(files.map(({page, main}) => [page, readPage(page, main)]));
  const context = {
    ...site,
    styles: [full, writeSheet(outDir)].map((name) => `${site.baseUrl}${SHEETS}/${name}`),
  };
  const book = {
    ...wholeBook,
    parts: sections.map(({title, parts}) => ({type: 'group' as const, title, parts})),
  };
  const documents = [book, ...sections];
  const folder = path.join(outDir, PRINT_PATH);
  fs.mkdirSync(folder, {recursive: true});
  for (const section of documents)
    fs.writeFileSync(path.join(folder, `${section.id}.html`), renderDocument(section, pages, context));
  fs.writeFileSync(`${folder}.html`, renderList(documents, pages, context));
}

function readBuilt(outDir: string, page: string): {page: string; main: string}[] {
  const file = path.join(outDir, `${page}.html`);
  if (!fs.existsSync(file)) return [];
  const main = mainOf(fs.readFileSync(file, 'utf8'));
  return main ? [{page, main}] : [];
}

/** @returns its file name */
function writeSheet(outDir: string): string {
  const {code} = transform({
    filename: 'print-documents.css',
    code: fs.readFileSync(path.join(__dirname, 'print-documents.css')),
    minify: true,
  });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const name = `print-documents.${hash}.css`;
  fs.writeFileSync(path.join(outDir, SHEETS, name), code);
  return name;
}
