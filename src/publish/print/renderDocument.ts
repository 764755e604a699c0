/** Makes one HTML document of pages: title, table of contents, and the pages with their links as notes. */
import {escapeHtml} from '../../lib/escapeHtml';
import {PRINT_PATH} from '../../config/print';
import {HREF, MARK} from './linkMarks';
import {placeOf, type ReadPage} from './readPage';
import {pagesOf} from './sections';
import type {PrintGroup, PrintPart, PrintSection} from './types';

/** What all documents of a site have in common. */
export interface PrintContext {
  /** Origin and base URL, with a slash at the end. */
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly wingVersion: string;
  /** Addresses of the style sheets, in their order. */
  readonly styles: readonly string[];
}

interface Contents {
  readonly context: PrintContext;
  /** The pages of the document, by their paths. */
  readonly pages: ReadonlyMap<string, ReadPage>;
  /** Paths that have a place in the document: pages, and lists of pages that are headings here. */
  readonly places: ReadonlySet<string>;
}

/** Of HTML. */
const LAST_LEVEL = 6;

/** Pages of a document whose contents name the headings of its pages, at most: the contents of others would fill ten sheets of paper. */
const MOST_PAGES_WITH_HEADINGS = 20;

/**
 * @param pages those of the section, and maybe others
 * @throws Error with the paths of all pages that are missing
 */
export function renderDocument(
  section: PrintSection,
  pages: ReadonlyMap<string, ReadPage>,
  context: PrintContext,
): string {
  const paths = pagesOf(section.parts);
  const missing = paths.filter((path) => !pages.has(path));
  if (missing.length > 0)
    throw new Error(`${PRINT_PATH}/${section.id}: These pages were not built: ${missing.join(', ')}`);
  const contents = {context, pages, places: new Set([...paths, ...listsOf(section.parts)])};
  const changed = paths.map((path) => pages.get(path)!.changed ?? '').sort();
  const withHeadings = paths.length <= MOST_PAGES_WITH_HEADINGS;
  return renderShell({
    context,
    title: section.title,
    facts: [countOf(paths.length), dateOf(changed.at(-1))],
    address: `${context.siteUrl}${PRINT_PATH.slice(1)}/${section.id}`,
    nav: section.parts.map((part) => renderEntry(part, contents, withHeadings)).join(''),
    body: section.parts.map((part) => renderPart(part, contents, 2)).join('\n'),
  });
}

/** The list of all documents. */
export function renderList(
  sections: readonly PrintSection[],
  pages: ReadonlyMap<string, ReadPage>,
  context: PrintContext,
): string {
  const rows = sections.map(({id, title, parts}) => {
    const paths = pagesOf(parts);
    const date = dateOf(
      paths
        .map((path) => pages.get(path)?.changed ?? '')
        .sort()
        .at(-1),
    );
    const facts = [countOf(paths.length), date].filter(Boolean).join(', ');
    return `<li><a href="${context.baseUrl}${PRINT_PATH.slice(1)}/${id}">${escapeHtml(title)}</a> <span>${facts}</span></li>`;
  });
  return renderShell({
    context,
    title: 'Print the documentation',
    facts: [],
    body: `<p>Each section of the documentation is also available as a single document, with a table of contents and with link addresses in
notes. Open a document, and print it or save it as a PDF with your browser.</p>\n<ul class="print-list">${rows.join('\n')}</ul>
<p>You can print any other page of this site the same way.</p>`,
  });
}

function countOf(pages: number): string {
  return pages === 1 ? '1 page' : `${pages} pages`;
}

function dateOf(changed: string | undefined): string {
  if (!changed) return '';
  const date = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(changed));
  return `last changed on ${date}`;
}

interface Shell {
  readonly context: PrintContext;
  readonly title: string;
  readonly facts: readonly string[];
  /** Of the document, in full. @default none is shown */
  readonly address?: string;
  /** Entries of the table of contents. @default there is none */
  readonly nav?: string;
  readonly body: string;
}

function renderShell({context, title, facts, address, nav, body}: Shell): string {
  const {baseUrl, wingVersion, styles} = context;
  const name = escapeHtml(title);
  const all = `${baseUrl}${PRINT_PATH.slice(1)}`;
  return `<!doctype html>
<html lang="en" dir="ltr" data-theme="light" class="print-document">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<title>${name} | Wing</title>
<link rel="icon" href="${baseUrl}img/favicon.svg">
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
</head>
<body>
<a class="print-skip" href="#text">Skip to main content</a>
<header class="print-cover">
<a href="${baseUrl}"><img src="${baseUrl}img/logo-light.svg" alt="Wing" width="90" height="42"></a>
<h1>${name}</h1>
<p>${[`Wing ${wingVersion}`, ...facts].filter(Boolean).join(' · ')}</p>
${address ? `<p><a href="${address}">${address}</a></p>\n` : ''}${
    nav
      ? `<p class="print-screen">Print this document, or save it as a PDF, with Ctrl+P, or Cmd+P on a Mac. <a href="${all}">All documents</a></p>`
      : ''
  }
</header>
${nav ? `<nav class="print-contents" aria-labelledby="contents"><h2 id="contents">Contents</h2><ul>${nav}</ul></nav>\n` : ''}<main id="text" class="print-text">
${body}
</main>
</body>
</html>
`;
}

function renderEntry(part: PrintPart, contents: Contents, withHeadings: boolean): string {
  if (part.type === 'group') {
    const inner = part.parts.map((one) => renderEntry(one, contents, withHeadings)).join('');
    return `<li><a href="#${idOf(part)}">${escapeHtml(part.title)}</a><ul>${inner}</ul></li>`;
  }
  const {title, headings} = contents.pages.get(part.path)!;
  const inner = withHeadings
    ? headings.map(({id, title: words}) => `<li><a href="#${id}">${escapeHtml(words)}</a></li>`).join('')
    : '';
  return `<li><a href="#${placeOf(part.path)}">${escapeHtml(title)}</a>${inner && `<ul>${inner}</ul>`}</li>`;
}

function renderPart(part: PrintPart, contents: Contents, level: number): string {
  if (part.type === 'page') return renderPage(contents.pages.get(part.path)!, contents, level);
  const description = part.description ? `<p>${escapeHtml(part.description)}</p>` : '';
  const inner = part.parts.map((one) => renderPart(one, contents, level + 1));
  const tag = tagOf(level);
  return `<section class="print-group" id="${idOf(part)}"><${tag} class="print-title">${escapeHtml(part.title)}</${tag}>${description}\n${inner.join('\n')}</section>`;
}

/** A heading that has no page of its own is known by its words, and by the page that comes first under it. */
function idOf({path, title, parts}: PrintGroup): string {
  return path ? placeOf(path) : `group:${pagesOf(parts)[0]}:${title.toLowerCase().replace(/\W+/g, '-')}`;
}

function tagOf(level: number): string {
  return `h${Math.min(level, LAST_LEVEL)}`;
}

function renderPage(page: ReadPage, contents: Contents, level: number): string {
  const notes: string[] = [];
  const numbers = page.links.map((link) => {
    const target = resolve(link, page, contents);
    if (target.startsWith('#')) return {target, number: 0};
    if (!notes.includes(target)) notes.push(target);
    return {target, number: notes.indexOf(target) + 1};
  });
  const html = page.html
    .replace(HREF.pattern, (_, place: string) => numbers[Number(place)]!.target)
    .replace(MARK.pattern, (_, place: string) => {
      const {number} = numbers[Number(place)]!;
      return number ? `<sup class="print-mark">${number}</sup>` : '';
    })
    .replace(/<(\/?)h([1-6])(?=[ >])/g, (_, end: string, own: string) => {
      return `<${end}${tagOf(level + Number(own) - 1)}`;
    });
  const list = notes.map((address) => `<li><a href="${address}">${address}</a></li>`);
  const all = list.length > 0 ? `<ol class="print-notes" aria-label="Links">${list.join('')}</ol>` : '';
  return `<article class="print-page" id="${placeOf(page.path)}">${html}${all}</article>`;
}

/** Where a link leads in the document, or its whole address. */
function resolve(link: string, {path}: ReadPage, {context: {siteUrl, baseUrl}, places}: Contents): string {
  if (link.startsWith('#')) return `#${placeOf(path, link.slice(1))}`;
  const address = new URL(link, siteUrl + path.slice(1));
  const site = new URL(siteUrl);
  const isOwn = address.origin === site.origin && address.pathname.startsWith(baseUrl);
  const target = isOwn ? `/${address.pathname.slice(baseUrl.length)}` : '';
  if (places.has(target)) return `#${placeOf(target, address.hash.slice(1))}`;
  return escapeHtml(address.href);
}

function listsOf(parts: readonly PrintPart[]): string[] {
  return parts.flatMap((part) =>
    part.type === 'group' ? [...(part.path ? [part.path] : []), ...listsOf(part.parts)] : [],
  );
}
