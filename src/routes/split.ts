/** Splits the table of routes: a frame that the application always has, and pages, whose routes come when they are needed. */
import type {ListedRoute, PartNames, RouteLists} from './lists';
import type {PageDocument, RouteKind, Parts} from './types';

export interface FrameRoute extends Omit<ListedRoute, 'routes'> {
  readonly routes: FrameList | undefined;
}

export interface FrameList {
  /** Place in the list of lists. */
  readonly number: number;
  readonly routes: readonly FrameRoute[];
}

export interface SplitPage {
  readonly path: string;
  readonly kind: number;
  /** The modules of the parts that only this page has. */
  readonly modules: readonly string[];
  readonly document: PageDocument | undefined;
}

export interface SplitRoutes {
  readonly frame: FrameList;
  readonly kinds: readonly RouteKind[];
  readonly pages: readonly SplitPage[];
  /** The parts of the frame's routes, by the names that ComponentCreator looks for. */
  readonly frameParts: Readonly<Record<string, PartNames>>;
  /** The modules of all parts that the frame and the kinds name. */
  readonly modules: ReadonlyMap<string, string>;
}

/**
 * A page is a route with no others in it, for one path. The home page stays in the frame, where the theme looks for it.
 *
 * @param home path of the home page
 */
export function splitRoutes(
  {routes, partNames, modules}: RouteLists,
  home: string,
  documents: readonly PageDocument[] = [],
): SplitRoutes {
  const uses = countUses(Object.values(partNames));
  const documentAt = new Map(documents.map((document) => [document.path.replace(/(?<=.)\/$/, ''), document]));
  const kinds = new Map<string, {readonly number: number; readonly kind: RouteKind}>();
  const pages: SplitPage[] = [];
  const frameParts: Record<string, PartNames> = {};
  let lists = 0;

  const frame = toFrame(routes);
  const named = new Set([
    ...[...kinds.values()].flatMap(({kind}) => leavesOf(kind.parts)),
    ...Object.values(frameParts).flatMap((parts) => leavesOf(parts)),
  ]);
  return {
    frame,
    kinds: [...kinds.values()].map(({kind}) => kind),
    pages,
    frameParts,
    modules: new Map([...modules].filter(([name]) => named.has(name))),
  };

  function toFrame(list: readonly ListedRoute[]): FrameList {
    const number = lists++;
    const kept: FrameRoute[] = [];
    for (const route of list) {
      if (isPage(route, home)) addPage(route, number);
      else kept.push(toFrameRoute(route));
    }
    return {number, routes: kept};
  }

  function toFrameRoute(route: ListedRoute): FrameRoute {
    const name = nameOf(route);
    if (partNames[name]) frameParts[name] = partNames[name];
    return {...route, routes: route.routes && toFrame(route.routes)};
  }

  function addPage(route: ListedRoute, list: number) {
    const own: string[] = [];
    const parts = mapLeaves(partNames[nameOf(route)] ?? {}, (name) =>
      uses.get(String(name)) === 1 ? own.push(modules.get(String(name))!) - 1 : name,
    );
    const kind: RouteKind = {list, parts, rest: route.rest};
    const key = JSON.stringify(kind);
    const known = kinds.get(key) ?? {number: kinds.size, kind};
    kinds.set(key, known);
    pages.push({path: route.path, kind: known.number, modules: own, document: documentAt.get(route.path)});
  }
}

function isPage({path, routes, rest}: ListedRoute, home: string): boolean {
  return !routes && rest.exact === true && path !== home && !/[:*()]/.test(path);
}

/** Name of a route's parts. */
export function nameOf({path, hash}: Pick<ListedRoute, 'path' | 'hash'>): string {
  return `${path}-${hash}`;
}

function countUses(trees: readonly PartNames[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const name of trees.flatMap((tree) => leavesOf(tree)))
    uses.set(String(name), (uses.get(String(name)) ?? 0) + 1);
  return uses;
}

function leavesOf(tree: Parts): (string | number)[] {
  const leaves: (string | number)[] = [];
  mapLeaves(tree, (leaf) => leaves.push(leaf));
  return leaves;
}

function mapLeaves(tree: Parts, map: (leaf: string | number) => string | number): Parts {
  return JSON.parse(JSON.stringify(tree), (_key, value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? map(value) : value,
  ) as Parts;
}
