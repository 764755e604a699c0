/** What a phone loads of a page before its reader touches it, read from the built files. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {buildSync} from 'esbuild';
import {attributesOf, type Page} from '../../support/builtSite';
import {type FontSheet, fontsOf, readFontSheet} from './fonts';

/** Files of a page, as paths in the built site, and the scripts within its HTML. */
export interface Load {
  readonly scripts: readonly string[];
  readonly inlineScript: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly images: readonly string[];
  /** What scripts fetch. */
  readonly data: readonly string[];
}

/** Parts of the behaviours that are imported later, by the pages that do so by themselves. */
const AT_ONCE: Readonly<Record<string, {readonly isOn: (page: Page) => boolean; readonly data?: string}>> = {
  recordLesson: {isOn: ({path}) => /^\/docs\/learn\/[^/]+$/.test(path)},
  learningPath: {isOn: ({$}) => $('[data-learning-place]').length > 0},
  searchIsland: {isOn: ({$}) => $('[data-island=search]').length > 0},
  ...Object.fromEntries(
    // What the playground loads by itself before the compiler, for a reader to write in.
    ['playgroundIsland', 'CodeEditor', 'languageClient', 'share'].map((name) => [
      name,
      {isOn: ({$}: Page) => $('[data-island=playground]').length > 0},
    ]),
  ),
  helpLost: {isOn: ({$}) => $('[data-not-found]').length > 0, data: 'site-paths.json'},
};

const BEHAVIOURS = 'assets/behaviour';

/** Tells what pages of a built site load. Icons, which browsers load when they like, do not count. */
export function loadsOf(root: string): (page: Page) => Load {
  const sheets = new Map<string, FontSheet>();
  const graphs = new Map<string, readonly string[]>();
  const once = <Value>(values: Map<string, Value>, key: string, make: () => Value): Value => {
    const value = values.get(key) ?? make();
    values.set(key, value);
    return value;
  };
  return (page) => {
    const known = LOADS.get(page) ?? read(page);
    LOADS.set(page, known);
    return known;
  };

  function read(page: Page): Load {
    const {$} = page;
    const files = (selector: string, attribute: string) =>
      attributesOf($, selector, attribute)
        .filter((address) => /^\/(?!\/)/.test(address))
        .map(toFile);
    const styles = unique(files('link[rel=stylesheet]', 'href'));
    const sheet = once(sheets, styles.join(), () =>
      readFontSheet(styles.map((file) => readFileSync(join(root, file), 'utf8'))),
    );
    const modules = [
      ...files('script[type=module][src]', 'src'),
      ...files('link[rel=modulepreload]', 'href'),
      ...attributesOf($, 'meta[name=behaviour]', 'content').flatMap((list) => list.split(' ').map(toFile)),
    ];
    const later = Object.entries(AT_ONCE).filter(([, {isOn}]) => isOn(page));
    for (const [name] of later) {
      const file = readdirSync(join(root, BEHAVIOURS)).find((one) => one.startsWith(`${name}.`));
      if (!file) throw new Error(`No part of the behaviours is named ${name}.`);
      modules.push(`${BEHAVIOURS}/${file}`);
    }
    return {
      scripts: unique([
        ...files('script[src]:not([type]):not([nomodule])', 'src'),
        ...files('link[rel=preload][as=script]', 'href'),
        ...modules.flatMap((file) => once(graphs, file, () => moduleGraph(root, file))),
      ]),
      inlineScript: [...$('script:not([src])')]
        .filter((script) => !/json|speculationrules/.test($(script).attr('type') ?? ''))
        .map((script) => $(script).text())
        .join('\n'),
      styles,
      fonts: unique([...files('link[rel=preload][as=font]', 'href'), ...fontsOf($, sheet).map(toFile)]),
      images: unique([
        ...files('img:not([loading=lazy])', 'src'),
        ...files('link[rel=preload][as=image]', 'href'),
        ...lazyImages($).map(toFile),
      ]),
      data: later.flatMap(([, {data}]) => data ?? []),
    };
  }
}

/** Several tests of a process ask for the same pages, and to match their elements takes time. */
const LOADS = new WeakMap<Page, Load>();

/** Characters of text that reach from the top of a phone's screen to where browsers leave images for later. */
const MAX_CHARS_ABOVE = 3300;

/** Addresses of images that are not far below the first screen. */
function lazyImages($: Page['$']): string[] {
  const html = $.html();
  const start = html.indexOf('<main');
  return attributesOf($, 'img[loading=lazy][src^="/"]', 'src').filter(
    (src) => load(html.slice(start, html.indexOf(src))).text().length < MAX_CHARS_ABOVE,
  );
}

/** A module and what it imports, without what it imports later. */
function moduleGraph(root: string, entry: string): string[] {
  const {metafile} = buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const {path, kind} of metafile.inputs[file]?.imports ?? [])
      if (kind === 'import-statement') add(path);
  };
  add(entry);
  return [...found];
}

function toFile(address: string): string {
  return decodeURIComponent(address.replace(/^\//, '').replace(/[?#].*$/, ''));
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}
