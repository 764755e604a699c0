/** Reads the lists that Docusaurus writes of all routes, and of the modules that each is made of. */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** A route of `routes.js`; what Docusaurus and its plugins add to it, such as the sidebar's name, is in `rest`. */
export interface ListedRoute {
  readonly path: string;
  /** The end of its name in `routesChunkNames.json`; the route of all other paths has none. */
  readonly hash: string | undefined;
  readonly routes: readonly ListedRoute[] | undefined;
  readonly rest: Readonly<Record<string, unknown>>;
}

/** Names of parts, in the shape that a page's component gets them in. */
export type PartNames = {readonly [property: string]: PartNames | string};

export interface RouteLists {
  readonly routes: readonly ListedRoute[];
  /** The parts of each route, by its path, a hyphen and its hash. */
  readonly partNames: Readonly<Record<string, PartNames>>;
  /** The module of each part. */
  readonly modules: ReadonlyMap<string, string>;
}

/** Names of the three files. */
export const LISTS = {
  routes: 'routes.js',
  partNames: 'routesChunkNames.json',
  registry: 'registry.js',
} as const;

const ROUTES =
  /^import React from 'react';\s+import ComponentCreator from '@docusaurus\/ComponentCreator';\s+export default (\[[\s\S]*\]);\s*$/;

/** An entry: `"name": [() => import(/* webpackChunkName: "name" *\/ "module"), "module", require.resolveWeak("module")],`. */
const ENTRY =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("(?:[^"\\]|\\.)*")\), \2, require\.resolveWeak\(\2\)\]/gm;

/**
 * @param folder of Docusaurus' generated files
 * @throws Error when a list has another form than that of Docusaurus 3.10
 */
export function readRouteLists(folder: string): RouteLists {
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  return {
    routes: readRoutes(read(LISTS.routes)),
    partNames: JSON.parse(read(LISTS.partNames)) as RouteLists['partNames'],
    modules: readModules(read(LISTS.registry)),
  };
}

export function readRoutes(text: string): ListedRoute[] {
  const list = ROUTES.exec(text)?.[1];
  if (!list) throw new Error(`${LISTS.routes}, which Docusaurus writes, has another form than that of 3.10.`);
  const toRoute = ({path: own, component, routes, ...rest}: RawRoute): ListedRoute => ({
    path: own,
    hash: component.hash,
    routes: routes?.map(toRoute),
    rest,
  });
  const ComponentCreator = (_path: string, hash?: string) => ({hash});
  return (vm.runInNewContext(list, {ComponentCreator}) as RawRoute[]).map(toRoute);
}

export function readModules(text: string): Map<string, string> {
  const modules = new Map(
    [...text.matchAll(ENTRY)].map(([, name, module]) => [name!, JSON.parse(module!) as string]),
  );
  const entries = text.match(/require\.resolveWeak\(/g) ?? [];
  if (modules.size === 0 || modules.size !== entries.length) {
    throw new Error(
      `${LISTS.registry}, which Docusaurus writes, has another form than that of 3.10: ` +
        `${modules.size} of its ${entries.length} entries can be read.`,
    );
  }
  return modules;
}

interface RawRoute {
  readonly path: string;
  readonly component: {readonly hash: string | undefined};
  readonly routes?: readonly RawRoute[];
  readonly [property: string]: unknown;
}
