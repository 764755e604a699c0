import {type Page, attributesOf, anchorsOf, type BuiltSite} from '../support/builtSite';

/** Ids of places in documents begin with the page's path. */
const PAGE = 'article.print-page';

/** What is wrong with a document for printing. */
export function printProblems(site: BuiltSite, {path, $}: Page, origin: string): string[] {
  const ids = attributesOf($, '[id]', 'id');
  const places = anchorsOf({path, $});
  const inside = attributesOf($, 'a[href^="#"]', 'href').map((href) => decodeURIComponent(href.slice(1)));
  const own = attributesOf($, 'a[href]', 'href').filter((href) => URL.canParse(href, origin + path));
  const paths = own.map((href) => new URL(href, origin + path)).filter((url) => url.origin === origin);
  const notes = [...$(PAGE)].flatMap((page) => {
    const marks = [...$(page).find('.print-mark')].map((mark) => Number($(mark).text()));
    const count = $(page).find('.print-notes > li').length;
    return new Set(marks).size === count && Math.max(0, ...marks) === count ? [] : [$(page).attr('id')];
  });
  const problems = [
    !/noindex/.test($('meta[name=robots]').attr('content') ?? '') && 'may be indexed',
    $('html').attr('lang') !== 'en' && 'has no language',
    ['title', 'h1', 'main'].some((tag) => $(tag).length !== 1) && 'has not one title, one h1 and one main',
    $('main :is(button, nav, form, script, details:not([open]), [hidden])').length > 0 &&
      'has what a reader presses',
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `has the id "${id}" twice`),
    ...inside.filter((id) => !places.has(id)).map((id) => `has no place "${id}" for a link`),
    ...paths
      .filter(({pathname}) => !site.answer(pathname))
      .map(({pathname}) => `has a link to ${pathname}, which is not there`),
    ...notes.map((id) => `has not one note for each mark of ${id}`),
  ];
  return [...new Set(problems.filter((problem) => typeof problem === 'string'))].map(
    (problem) => `${path}: ${problem}`,
  );
}

/** Pages of a document, in their order. */
export function printedPages({$}: Page): string[] {
  return attributesOf($, PAGE, 'id').map((id) => `/${id}`);
}
