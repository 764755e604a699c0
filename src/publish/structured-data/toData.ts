import type {BreadcrumbList, Graph, Thing} from 'schema-dts';
import {sectionLabel, sectionOf, SECTIONS} from '../../config/sections';
import {SITE} from '../../config/site';
import type {Crumb, PageFacts} from './facts';

/** A property that the vocabulary of search actions has, and its types do not. */
type SearchAction = Extract<Thing, {'@type': 'SearchAction'}> & {readonly 'query-input': string};

/**
 * What a page is, for search engines, in the words of https://schema.org.
 *
 * @param siteUrl origin and base URL
 */
export function toData(facts: PageFacts, siteUrl: string): Graph {
  const breadcrumbs = toBreadcrumbs(facts, siteUrl);
  const things: Thing[] = [...describe(facts, siteUrl), ...(breadcrumbs ? [breadcrumbs] : [])];
  return {'@context': 'https://schema.org', '@graph': things};
}

function describe(facts: PageFacts, siteUrl: string): Thing[] {
  const {kind, url, heading, description, changed, opening} = facts;
  const common = {url, description, ...(changed === undefined ? {} : {dateModified: changed})};
  switch (kind) {
    case 'home': {
      const search: SearchAction = {
        '@type': 'SearchAction',
        target: {'@type': 'EntryPoint', urlTemplate: `${siteUrl}search?q={search_term_string}`},
        'query-input': 'required name=search_term_string',
      };
      return [{'@type': 'WebSite', name: SITE.title, ...common, potentialAction: search}];
    }
    // `src/pages/blog/theme` has its data, with authors, dates and originals.
    case 'blog':
      return [];
    case 'program':
      return [{'@type': 'SoftwareSourceCode', name: heading, ...common, programmingLanguage: SITE.title}];
    case 'question':
      return [
        {'@type': 'TechArticle', headline: heading, ...common},
        ...(opening
          ? [
              {
                '@type': 'FAQPage' as const,
                mainEntity: {
                  '@type': 'Question' as const,
                  name: heading,
                  acceptedAnswer: {'@type': 'Answer' as const, text: opening},
                },
              },
            ]
          : []),
      ];
    case 'article':
      return [{'@type': 'TechArticle', headline: heading, ...common}];
    case 'list':
      return [{'@type': 'CollectionPage', name: heading, ...common}];
    case 'page':
      return [{'@type': 'WebPage', name: heading, ...common}];
  }
}

/** Those that the page shows; else, for pages below the first page of their section, from there. */
function toBreadcrumbs(
  {path, url, heading, breadcrumbs}: PageFacts,
  siteUrl: string,
): BreadcrumbList | undefined {
  const crumbs = breadcrumbs.length > 0 ? breadcrumbs : fromSection(path, heading, new URL(siteUrl).pathname);
  if (crumbs.length < 2) return undefined;
  const {origin} = new URL(siteUrl);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, path: place}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: place === undefined ? url : origin + place,
    })),
  };
}

function fromSection(path: string, heading: string, baseUrl: string): Crumb[] {
  const id = sectionOf(path);
  const folder: string | undefined = SECTIONS.find((section) => section.id === id)!.folders[0];
  if (folder === undefined || !path.startsWith(`${folder}/`)) return [];
  return [{name: sectionLabel(id), path: baseUrl + folder.slice(1)}, {name: heading}];
}
