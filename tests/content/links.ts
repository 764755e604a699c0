import {type CheerioAPI, load} from 'cheerio';
import {anchorsOf, attributesOf, type BuiltSite, type Page} from '../support/builtSite';

/** Everything that a page may point to, and the attribute that does. */
const POINTERS = [
  ['a', 'href'],
  ['area', 'href'],
  ['link', 'href'],
  ['script', 'src'],
  ['img', 'src'],
  ['source', 'src'],
  ['video', 'src'],
  ['video', 'poster'],
  ['audio', 'src'],
  ['iframe', 'src'],
  ['embed', 'src'],
  ['object', 'data'],
  ['use', 'href'],
  ['image', 'href'],
] as const;
const OTHER_SCHEMES = /^(?:mailto:[^@\s]+@[^@\s]+|tel:\+?[\d-]+|data:[\w.+-]+\/.+)/;

/** Broken links, anchors, images and files of a page, and links that take a way round. */
export function linkProblems(site: BuiltSite, page: Page, origin: string): string[] {
  const anchors = createAnchorLookup(site);
  return pointersOf(page.$).flatMap(({tag, target}) => {
    const problem = targetProblem({site, page, origin, anchors, tag, target});
    return problem ? [`${page.path}: <${tag}> ${target} ${problem}`] : [];
  });
}

interface Pointer {
  readonly tag: string;
  readonly target: string;
}

function pointersOf($: CheerioAPI): Pointer[] {
  const pointers = POINTERS.flatMap(([tag, attribute]) =>
    attributesOf($, `${tag}[${attribute}]`, attribute).map((target) => ({tag, target})),
  );
  const sets = attributesOf($, '[srcset]', 'srcset')
    .flatMap(candidatesOf)
    .map((target) => ({tag: 'srcset', target}));
  const cards = attributesOf(
    $,
    'meta[property="og:image"], meta[name="twitter:image"], meta[property="og:url"]',
    'content',
  ).map((target) => ({tag: 'meta', target}));
  // The content for readers without scripts is text to the parser.
  const hidden = [...$('noscript')].flatMap((element) => pointersOf(load($(element).text())));
  return [...pointers, ...sets, ...cards, ...hidden];
}

function candidatesOf(srcset: string): string[] {
  return srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

interface Context extends Pointer {
  readonly site: BuiltSite;
  readonly page: Page;
  readonly origin: string;
  readonly anchors: (page: Page) => Set<string>;
}

function targetProblem({site, page, origin, anchors, tag, target}: Context): string | undefined {
  if (OTHER_SCHEMES.test(target)) return undefined;
  if (target === '') return 'is empty';
  const base = new URL(page.path, origin);
  if (!URL.canParse(target, base)) return 'is no address';
  const url = new URL(target, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return `has the scheme ${url.protocol}`;
  if (url.origin !== origin) return undefined;
  const answer = site.answer(url.pathname);
  if (!answer) return 'is not there';
  if (answer.type === 'redirect') return `is a redirect to ${answer.stub.to}: point to the page itself`;
  if (answer.type === 'page') {
    if (url.pathname !== answer.page.path && url.pathname !== '/404.html') {
      return `is not the address of the page, which is ${answer.page.path}`;
    }
    const hash = decodeURIComponent(url.hash.slice(1));
    if (hash && hash !== 'top' && !anchors(answer.page).has(hash)) return 'has no such anchor';
    if (tag === 'img' || tag === 'script' || tag === 'srcset') return 'is a page';
  }
  return undefined;
}

const lookups = new WeakMap<BuiltSite, (page: Page) => Set<string>>();

function createAnchorLookup(site: BuiltSite): (page: Page) => Set<string> {
  const known = lookups.get(site);
  if (known) return known;
  const anchors = new Map<string, Set<string>>();
  const lookup = (page: Page) => {
    const found = anchors.get(page.path) ?? anchorsOf(page);
    anchors.set(page.path, found);
    return found;
  };
  lookups.set(site, lookup);
  return lookup;
}
