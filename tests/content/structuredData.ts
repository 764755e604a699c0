/** Structured data of pages: the same as what people see. Its words are checked by the types of `schema-dts` where it is made. */
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
export function structuredDataProblems(page: Page): string[] {
  if (!isIndexed(page)) return [];
  const {$, path} = page;
  const items = [...$('script[type="application/ld+json"]')].flatMap((script) => itemsOf($(script).text()));
  const own = items.filter((item) => PAGES.includes(String(item['@type'])));
  return [
    ...(own.length === 1 ? [] : [`says ${own.length} times what it is`]),
    ...own.flatMap((item) => differences(item, page)),
    ...items
      .filter((item) => item['@type'] === 'BreadcrumbList')
      .flatMap((item) => breadcrumbProblems(item, page)),
    ...items.filter((item) => item['@type'] === 'FAQPage').flatMap((item) => answerProblems(item, page)),
  ].map((problem) => `${path}: ${problem}`);
}

function itemsOf(json: string): readonly Data[] {
  const data = JSON.parse(json) as Data & {readonly '@graph'?: readonly Data[]};
  return data['@graph'] ?? [data];
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
  const few = entries.length < 2 ? ['a trail of breadcrumbs has two entries at least'] : [];
  const wrong = entries.filter(({position}, index) => position !== index + 1);
  return [
    ...few,
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
