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

/** Where a page names the sheet that shows pages of all kinds: it is the application's. */
const FULL_SHEET = /<meta name="?application"? content="?([^"\s>]+\.css)/;

/**
 * Writes a document for each section, one with all of them, and a list of the documents. They are made of the built pages, and
 * look like them: they have the sheet of the application, and a small one of their own.
 *
 * @throws Error when a page is missing, or names no sheet
 */
export function writeDocuments({outDir, ...site}: BuiltSite, sections: readonly PrintSection[]): void {
  const paths = sections.flatMap(({parts}) => pagesOf(parts));
  const files = paths.flatMap((page) => readBuilt(outDir, page));
  const full = FULL_SHEET.exec(files[0]?.html ?? '')?.[1];
  if (!full) throw new Error(`${outDir}: The pages do not name the style sheet of the application.`);
  const pages = new Map(files.map(({page, main}) => [page, readPage(page, main)]));
  const context = {...site, styles: [full, writeSheet(outDir, full)]};
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

function readBuilt(outDir: string, page: string): {page: string; html: string; main: string}[] {
  const file = path.join(outDir, `${page}.html`);
  if (!fs.existsSync(file)) return [];
  const html = fs.readFileSync(file, 'utf8');
  const main = mainOf(html);
  return main ? [{page, html, main}] : [];
}

/** @returns its address, beside the full one's */
function writeSheet(outDir: string, full: string): string {
  const {code} = transform({
    filename: 'print-documents.css',
    code: fs.readFileSync(path.join(__dirname, 'print-documents.css')),
    minify: true,
  });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const name = `print-documents.${hash}.css`;
  fs.writeFileSync(path.join(outDir, 'assets/css', name), code);
  return `${path.posix.dirname(full)}/${name}`;
}
