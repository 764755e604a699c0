import type {PropVersionDocs, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

/** Which routes show pages as cards, by the component that the options of the docs plugin name. */
interface CardPages {
  readonly docVersionRootComponent: string;
  readonly docCategoryGeneratedIndexComponent: string;
}

interface Item {
  readonly type: string;
  readonly docId?: string;
  readonly items?: readonly Item[];
}

/**
 * Takes the titles and descriptions of all pages (`version.docs`) out of the data of every page, and gives each page of
 * cards those of its own cards, as its property `docs`.
 *
 * @param route The route of all versions, as the docs plugin 3.10 adds it.
 * @throws Error when a page of cards is not in its sidebar.
 */
export function moveSummaries(route: RouteConfig, components: CardPages): RouteConfig {
  if (route.component !== components.docVersionRootComponent) {
    return {...route, routes: route.routes?.map((child) => moveSummaries(child, components))};
  }
  const version = (route.props as {readonly version: PropVersionMetadata}).version;
  const addSummaries = (child: RouteConfig): RouteConfig =>
    child.component === components.docCategoryGeneratedIndexComponent
      ? {...child, props: {...child.props, docs: summariesFor(child, version)}}
      : {...child, routes: child.routes?.map(addSummaries)};
  return {
    ...route,
    props: {...route.props, version: {...version, docs: {}}},
    routes: route.routes?.map(addSummaries),
  };
}

function summariesFor(
  {path, sidebar}: RouteConfig,
  {docs, docsSidebars}: PropVersionMetadata,
): PropVersionDocs {
  const items: readonly Item[] = docsSidebars[sidebar as string] ?? [];
  const category = findCategory(items, path);
  if (!category) throw new Error(`${path}: this page of cards is not in the sidebar ${String(sidebar)}.`);
  const ids = category.flatMap(({docId}) => docId ?? []);
  return Object.fromEntries(ids.map((id) => [id, docs[id]!]));
}

function findCategory(items: readonly Item[], href: string): readonly Item[] | undefined {
  for (const item of items) {
    if (!item.items) continue;
    const found =
      (item as {readonly href?: string}).href === href ? item.items : findCategory(item.items, href);
    if (found) return found;
  }
  return undefined;
}
