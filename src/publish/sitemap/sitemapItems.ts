import type {ChangeDates} from './changeDates';

/** A route as Docusaurus has it, with those inside of it. */
export interface SourcedRoute {
  readonly path: string;
  readonly routes?: readonly SourcedRoute[];
  readonly metadata?: {readonly sourceFilePath?: string};
}

/** An entry of the sitemap. */
interface Item {
  readonly url: string;
  readonly lastmod?: string | null;
}

interface Parameters<Entry extends Item> {
  readonly siteConfig: {readonly url: string};
  readonly routes: readonly SourcedRoute[];
  readonly defaultCreateSitemapItems: (params: never) => Promise<Entry[]>;
}

/**
 * Adds to each entry of the sitemap the day on which its page's own file changed last.
 *
 * @param readDates is called once the pages are there
 * @returns a value for `createSitemapItems` of Docusaurus
 */
export function withChangeDates(readDates: () => ChangeDates) {
  return async <Entry extends Item>(params: Parameters<Entry>): Promise<Entry[]> => {
    // Without the files of the routes, as Docusaurus would ask git for each of them.
    const routes = params.routes.map(withoutSource);
    const items = await params.defaultCreateSitemapItems({...params, routes} as never);
    const dates = readDates();
    const sources = new Map(sourcesOf(params.routes));
    return items.map((item) => {
      const source = sources.get(new URL(item.url).pathname);
      return {...item, lastmod: (source === undefined ? undefined : dates.get(source)) ?? null};
    });
  };
}

function sourcesOf(routes: readonly SourcedRoute[]): [string, string][] {
  return routes.flatMap(({path, metadata, routes: inner = []}): [string, string][] => [
    ...(metadata?.sourceFilePath === undefined ? [] : [[path, metadata.sourceFilePath] as [string, string]]),
    ...sourcesOf(inner),
  ]);
}

function withoutSource({metadata: _, routes, ...route}: SourcedRoute): SourcedRoute {
  return {...route, ...(routes ? {routes: routes.map(withoutSource)} : {})};
}
