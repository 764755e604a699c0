/** What the build writes of the routes, and the application reads. */
import type {ComponentType} from 'react';

/** Names of parts as a page's component gets them; the number of a part is its place in the page's own module. */
export type Parts = {readonly [property: string]: Parts | string | number};

/** What pages have in common: where their routes belong, and which parts they are made of. */
export interface RouteKind {
  /** Number of the list of routes. */
  readonly list: number;
  readonly parts: Parts;
  /** The other properties of their routes, such as the sidebar's name. */
  readonly rest: Readonly<Record<string, unknown>>;
}

export interface Page {
  readonly path: string;
  /** Number of its kind. */
  readonly kind: number;
  /** Loads the parts that only this page has. */
  readonly load: () => Promise<{readonly default: readonly unknown[]}>;
  /** The files of these parts, by the numbers of their chunks. */
  readonly files: Readonly<Record<string, string>>;
  readonly document?: PageDocument;
}

/** What Docusaurus' components look up of a documentation page. */
export interface PageDocument {
  /** Id of the docs plugin. */
  readonly plugin: string;
  readonly version: string;
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** A route of the application, as React's router takes it. */
export interface SiteRoute {
  readonly path: string;
  readonly key?: string;
  readonly exact?: boolean;
  readonly component: ComponentType;
  readonly routes?: SiteRoute[];
  readonly files?: Page['files'];
}
