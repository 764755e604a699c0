/** This file reads the built site as a static host would serve it, so that tests need no server and no browser. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {parse, type HTMLElement} from 'node-html-parser';
import {parse as parseDocument, serialize} from 'parse5';

export const BUILD_DIR = resolve(__dirname, '../../build');

/** How the root element of a redirect's page begins. */
const STUB = /<html[^>]* data-redirect/;

export interface Page {
  /** Path that readers see, with no `.html` and no slash at the end. */
  readonly path: string;
  readonly html: HTMLElement;
}

/** A page that sends its reader on. */
export interface Stub extends Page {
  readonly to: string;
  readonly sections: Readonly<Record<string, string>>;
}

export type Answer =
  | {readonly type: 'page'; readonly page: Page}
  | {readonly type: 'redirect'; readonly stub: Stub}
  | {readonly type: 'file'; readonly text: () => string};

export interface BuiltSite {
  readonly pages: readonly Page[];
  readonly stubs: readonly Stub[];
  readonly hasFile: (path: string) => boolean;
  readonly readFile: (path: string) => string;
  /** What a path answers with; nothing stands for the 404 page. */
  readonly answer: (path: string) => Answer | undefined;
}

/** The site of a folder. It is read once for all tests of a process: parsing the pages takes most of their time. */
export function readBuiltSite(root = BUILD_DIR): BuiltSite {
  const known =
    SITES.get(root) ?? createSite(listFiles(root), (file) => readFileSync(join(root, file), 'utf8'));
  SITES.set(root, known);
  return known;
}

const SITES = new Map<string, BuiltSite>();

/** Paths of the built pages, without reading what is in them. */
export function readPagePaths(root = BUILD_DIR): string[] {
  return listFiles(root)
    .filter(
      (file) => file.endsWith('.html') && !STUB.test(readFileSync(join(root, file), 'utf8').slice(0, 200)),
    )
    .map(toPath)
    .sort();
}

function listFiles(root: string): string[] {
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(`${root} has no built site. Run \`npm run build\` first.`);
  }
  return readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** A site from texts, for fixtures: file name to content. */
export function siteOf(files: Readonly<Record<string, string>>): BuiltSite {
  return createSite(Object.keys(files), (file) => files[file] ?? '');
}

function createSite(files: readonly string[], read: (file: string) => string): BuiltSite {
  const known = new Set(files);
  const documents = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, path: toPath(file), html: parseHtml(read(file))}));
  const byFile = new Map(documents.map((document) => [document.file, document]));
  const isStub = ({html}: Page) => html.querySelector('html')?.hasAttribute('data-redirect') ?? false;

  const answer = (path: string): Answer | undefined => {
    const name = decode(path).replace(/^\/+|\/+$/g, '');
    const document = [name, `${name}.html`, name ? `${name}/index.html` : 'index.html']
      .map((file) => byFile.get(file))
      .find(Boolean);
    if (document) {
      return isStub(document) ? {type: 'redirect', stub: toStub(document)} : {type: 'page', page: document};
    }
    return known.has(name) ? {type: 'file', text: () => read(name)} : undefined;
  };

  return {
    pages: documents.filter((document) => !isStub(document)),
    // Each stub is there twice; the one without a folder of its own stands for both.
    stubs: documents
      .filter((document) => isStub(document) && !document.file.endsWith('/index.html'))
      .map(toStub),
    hasFile: (path) => known.has(decode(path).replace(/^\/+/, '')),
    readFile: (path) => read(decode(path).replace(/^\/+/, '')),
    answer,
  };
}

function toStub({path, html}: Page): Stub {
  const link = html.querySelector('a');
  return {
    path,
    html,
    to: link?.getAttribute('href') ?? '',
    sections: JSON.parse(link?.getAttribute('data-sections') ?? '{}') as Record<string, string>,
  };
}

function toPath(file: string): string {
  return `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
}

function parseHtml(text: string): HTMLElement {
  // The build leaves out quotes and end tags where the standard allows it, which the parser with the selectors does not
  // know (`<a href=/>` is empty to it): parse5 puts them back. Without `pre`, which it would take for plain text.
  return parse(serialize(parseDocument(text)), {
    blockTextElements: {script: true, noscript: true, style: true},
  });
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Names that a hash can point to. */
export function anchorsOf({html}: Page): Set<string> {
  const ids = html.querySelectorAll('[id]').map((element) => element.id);
  const names = html.querySelectorAll('a[name]').map((element) => element.getAttribute('name') ?? '');
  return new Set([...ids, ...names]);
}
