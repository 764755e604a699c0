/**
 * The links and images of a page, read from its Markdown: for whom a build takes too long. What only the build knows, such as
 * the anchors of generated sections, is taken from the lists of what has been published.
 */
import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {findPages} from '../../../src/config/contentPages';
import {editDistance} from '../../../src/lib/editDistance';
import {maskFrontMatter} from '../../../src/samples/markdown';

/** What pages may link to. */
export interface Site {
  readonly root: string;
  /** Addresses of all pages and files that have been published. */
  readonly paths: ReadonlySet<string>;
  /** Address and anchor of all that has been published: `/docs#cloud`. */
  readonly anchors: ReadonlySet<string>;
  /** The page of each address, as a path from the root. */
  readonly pages: ReadonlyMap<string, string>;
}

interface Target {
  readonly url: string;
  readonly line: number;
  readonly isImage: boolean;
}

/** Links that are not to this site, and files that only the build makes. */
const OTHER = /^(?:https?|mailto|tel|data|pathname):/i;
/** Attributes of elements in a page that lead somewhere. */
const ATTRIBUTE = /(?<=\s)(to|href|src)="([^"]*)"/g;

/** Reads what pages may link to. */
export function readSite(root: string): Site {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const routes = JSON.parse(read('tests/routes/routes.json')) as readonly {readonly path: string}[];
  const pages = findPages(
    root,
    ['docs', 'blog', 'contributing'].map((folder) => path.join(root, folder)),
  );
  return {
    root,
    paths: new Set(routes.map((route) => route.path)),
    anchors: new Set(read('tests/content/anchors.txt').split('\n')),
    pages: new Map(pages.map((page) => [addressOf(page, read(page)), page])),
  };
}

/** A line for each link and image of a page that leads nowhere, with what it may lead to. */
export function linkProblems(page: string, site: Site): string[] {
  const text = fs.readFileSync(path.join(site.root, page), 'utf8');
  return targetsOf(text).flatMap((target) => {
    const problem = problemOf(target, page, site);
    return problem ? [`${page}:${target.line}: ${target.url} ${problem}`] : [];
  });
}

function targetsOf(text: string): Target[] {
  const targets: Target[] = [];
  visit(parse(text), (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'link' || node.type === 'definition')
      targets.push({url: node.url, line, isImage: false});
    if (node.type === 'image') targets.push({url: node.url, line, isImage: true});
    if (node.type !== 'html') return;
    for (const {1: name, 2: url = '', index} of node.value.matchAll(ATTRIBUTE)) {
      const lines = node.value.slice(0, index).split('\n').length - 1;
      targets.push({url, line: line + lines, isImage: name === 'src'});
    }
  });
  return targets;
}

function problemOf({url, isImage}: Target, page: string, site: Site): string | undefined {
  if (OTHER.test(url)) return undefined;
  const [place = '', anchor = ''] = url.split('#').map((part) => decodeURI(part));
  if (place === '') return anchorProblem(anchor, page, site);
  if (place.startsWith('/')) return addressProblem(place, anchor, site);
  const file = path.posix.join(path.posix.dirname(page), place);
  if (fs.existsSync(path.join(site.root, file)) && path.posix.extname(file) !== '') {
    return /\.mdx?$/.test(file) ? anchorProblem(anchor, file, site) : undefined;
  }
  const files = isImage ? filesBeside(page, site.root) : [...site.pages.values()];
  const allowed = files.map((one) => path.posix.relative(path.posix.dirname(page), one));
  return isImage
    ? `is not there; ${nearest(place, allowed)}`
    : `is no file; link to a page by its file: ${nearest(place, allowed)}`;
}

function addressProblem(address: string, anchor: string, site: Site): string | undefined {
  const page = site.pages.get(address);
  if (page) return anchorProblem(anchor, page, site);
  if (fs.existsSync(path.join(site.root, 'static', address))) return undefined;
  if (!site.paths.has(address)) {
    return `is no address of the site; ${nearest(address, [...site.paths, ...site.pages.keys()])}`;
  }
  return anchor && !site.anchors.has(`${address}#${anchor}`)
    ? noAnchor(anchor, address, [], site)
    : undefined;
}

function anchorProblem(anchor: string, page: string, site: Site): string | undefined {
  if (anchor === '' || anchor === 'top') return undefined;
  const text = fs.readFileSync(path.join(site.root, page), 'utf8');
  const address = addressOf(page, text);
  const own = anchorsOf(text);
  if (own.includes(anchor) || site.anchors.has(`${address}#${anchor}`)) return undefined;
  return noAnchor(anchor, address, own, site);
}

function noAnchor(anchor: string, address: string, own: readonly string[], site: Site): string {
  const start = `${address}#`;
  const published = [...site.anchors].filter((one) => one.startsWith(start));
  const anchors = [...own, ...published.map((one) => one.slice(start.length))];
  return `has no such anchor; ${nearest(anchor, anchors)}`;
}

/** The anchors that a page's own headings and directives make, as Docusaurus names them. */
function anchorsOf(text: string): string[] {
  const slugger = createSlugger();
  const anchors = [...text.matchAll(/^::anchor\{id="([^"]+)"/gm)].map(([, id]) => id!);
  visit(parse(text), 'heading', (node) => {
    const title = toString(node);
    anchors.push(/\{#([^}]+)\}\s*$/.exec(title)?.[1] ?? slugger.slug(title));
  });
  return anchors;
}

/** Where Docusaurus serves a page: its path without what only orders or names the file, or what its front matter says. */
function addressOf(page: string, text: string): string {
  const [area = ''] = page.split('/');
  const slug = /^---\n[\s\S]*?^slug:\s*['"]?([^'"\s]+)/m.exec(text)?.[1];
  if (area === 'blog') return `/blog/${slug?.replace(/^\//, '') ?? postOf(page)}`;
  const folder = path.posix.dirname(page).split('/').map(withoutNumber);
  if (slug?.startsWith('/')) return `/${area}${slug}`.replace(/(?<=.)\/$/, '');
  const name = slug ?? withoutNumber(path.posix.basename(page).replace(/\.mdx?$/, ''));
  const isIndex = ['index', 'README', folder.at(-1)].includes(name);
  return `/${[...folder, ...(isIndex ? [] : [name])].join('/')}`;
}

/** `2023-02-17-plugins.mdx` is the post `2023/02/17/plugins`. */
function postOf(page: string): string {
  return page.replace(/^blog\/(\d{4})-(\d{2})-(\d{2})-(.+?)(?:\/index)?\.mdx?$/, '$1/$2/$3/$4');
}

/** Numbers at the beginning of a name order pages; dates and versions do not. */
function withoutNumber(name: string): string {
  return /^\d+[-_.]\d+/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');
}

function filesBeside(page: string, root: string): string[] {
  const folder = path.posix.dirname(page);
  return fs
    .readdirSync(path.join(root, folder))
    .filter((name) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(name))
    .map((name) => `${folder}/${name}`);
}

function parse(text: string): Nodes {
  return fromMarkdown(maskFrontMatter(text));
}

/** Says which of the allowed values are most like the one that is wrong. */
function nearest(value: string, allowed: readonly string[]): string {
  const distances = new Map([...new Set(allowed)].map((one) => [one, editDistance(value, one)]));
  const best = [...distances].sort(([, one], [, other]) => one - other).slice(0, 3);
  return best.length > 0 ? `the nearest are ${best.map(([one]) => one).join(', ')}` : 'there is none';
}
