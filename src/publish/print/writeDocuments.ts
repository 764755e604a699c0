import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';
import {PRINT_PATH, wholeBook} from '../../config/print';
import {BuiltPage} from '../../lib/builtPage';
import {readPage} from './readPage';
import {renderDocument, renderList} from './renderDocument';
import {pagesOf} from './sections';
import type {PrintSection} from './types';

interface PrintedSite {
  /** Folder of the built site. */
  readonly outDir: string;
  /** Origin and base URL, with a slash at the end. */
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly wingVersion: string;
  /** The built pages. The documents are added. */
  readonly pages: BuiltPage[];
}

/** The sheet that shows pages of all kinds (`src/publish/page-styles`). */
const FULL_SHEET = /^all\.\w+\.css$/;

const SHEETS = 'assets/css';

/**
 * Adds a document for each section, one with all of them, and a list of the documents. They are made of the built pages, and
 * look like them: they have the sheet for pages of all kinds, and a small one of their own.
 *
 * @throws Error when a page is missing, or that sheet is
 */
export function addDocuments(
  {outDir, pages: built, ...site}: PrintedSite,
  sections: readonly PrintSection[],
): void {
  const paths = sections.flatMap(({parts}) => pagesOf(parts));
  const full = fs.readdirSync(path.join(outDir, SHEETS)).find((name) => FULL_SHEET.test(name));
  if (!full) throw new Error(`${outDir}/${SHEETS}: The style sheet for pages of all kinds is not there.`);
  const mains = new Map(built.map(({path: page, main}) => [page, main]));
  const pages = new Map(
    paths.flatMap((page) => {
      const main = mains.get(page);
      return main ? [[page, readPage(page, main)] as const] : [];
    }),
  );
  const context = {
    ...site,
    styles: [full, writeSheet(outDir)].map((name) => `${site.baseUrl}${SHEETS}/${name}`),
  };
  const book = {
    ...wholeBook,
    parts: sections.map(({title, parts}) => ({type: 'group' as const, title, parts})),
  };
  const documents = [book, ...sections];
  const folder = PRINT_PATH.slice(1);
  for (const section of documents)
    built.push(new BuiltPage(`${folder}/${section.id}.html`, renderDocument(section, pages, context)));
  built.push(new BuiltPage(`${folder}.html`, renderList(documents, pages, context)));
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
