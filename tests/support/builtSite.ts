/** This file reads the built site as a static host would serve it, so that tests need no server and no browser. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {isPrintDocument} from '../../src/config/print';

export const BUILD_DIR = resolve(__dirname, '../../build');

/** How the root element of a redirect's page begins. */
const STUB = /<html[^>]* data-redirect/;
const STUB_START = 200;

export interface Page {
  /** Path that readers see, with no `.html` and no slash at the end. */
  readonly path: string;
  /** Finds elements of the page by their selectors, as jQuery does. */
  readonly $: CheerioAPI;
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
  /** Documents for printing, and their list: they are none of the pages (`src/config/print.ts`). */
  readonly printDocuments: readonly Page[];
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

/** Paths of the built pages, without reading what is in them. Documents for printing are none. */
export function readPagePaths(root = BUILD_DIR): string[] {
  return listFiles(root)
    .filter(
      (file) =>
        file.endsWith('.html') && !STUB.test(readFileSync(join(root, file), 'utf8').slice(0, STUB_START)),
    )
    .map(toPath)
    .filter((path) => !isPrintDocument(path))
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
  const documents = files.filter((file) => file.endsWith('.html')).map((file) => toDocument(file, read));
  const byFile = new Map(documents.map((document) => [document.file, document]));
  const others = documents.filter(({path}) => !isPrintDocument(path));

  const answer = (path: string): Answer | undefined => {
    const name = decode(path).replace(/^\/+|\/+$/g, '');
    const document = [name, `${name}.html`, name ? `${name}/index.html` : 'index.html']
      .map((file) => byFile.get(file))
      .find(Boolean);
    if (document) {
      return document.isStub ? {type: 'redirect', stub: toStub(document)} : {type: 'page', page: document};
    }
    return known.has(name) ? {type: 'file', text: () => read(name)} : undefined;
  };

  return {
    pages: others.filter(({isStub}) => !isStub),
    // Each stub is there twice; the one without a folder of its own stands for both.
    stubs: others.filter(({isStub, file}) => isStub && !file.endsWith('/index.html')).map(toStub),
    printDocuments: documents.filter(({path}) => isPrintDocument(path)),
    hasFile: (path) => known.has(decode(path).replace(/^\/+/, '')),
    readFile: (path) => read(decode(path).replace(/^\/+/, '')),
    answer,
  };
}

interface Document extends Page {
  readonly file: string;
  readonly isStub: boolean;
}

/** Parsed when a test looks at it: parsing all at once would keep the runner without a sign of life for a minute. */
function toDocument(file: string, read: (file: string) => string): Document {
  const path = toPath(file);
  let parsed: CheerioAPI | undefined;
  return {
    file,
    path,
    isStub: !isPrintDocument(path) && STUB.test(read(file).slice(0, STUB_START)),
    get $() {
      return (parsed ??= load(read(file)));
    },
  };
}

function toStub({path, $}: Page): Stub {
  const link = $('a').first();
  return {
    path,
    $,
    to: link.attr('href') ?? '',
    sections: JSON.parse(link.attr('data-sections') ?? '{}') as Record<string, string>,
  };
}

function toPath(file: string): string {
  return `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Names that a hash can point to. */
export function anchorsOf({$}: Page): Set<string> {
  return new Set([...attributesOf($, '[id]', 'id'), ...attributesOf($, 'a[name]', 'name')]);
}

/** An attribute of all elements that match a selector; empty for those without it. */
export function attributesOf($: CheerioAPI, selector: string, name: string): string[] {
  return [...$(selector)].map((element) => $(element).attr(name) ?? '');
}
