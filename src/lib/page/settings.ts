/** A version of the documentation. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** Path of its pages, without a slash at the end. */
  readonly path: string;
  /** Path of the page that it begins with. */
  readonly main: string;
  /** Paths of its pages, after `path`. */
  readonly pages: readonly string[];
}

/** What behaviours have to know of the site. The build writes it into their script (`src/shell/bundle`). */
export interface SiteSettings {
  /** Path that the site is served under, with a slash at both ends. */
  readonly baseUrl: string;
  /** Ends the name of each stored value, so that two sites of one origin do not share them; may be empty. */
  readonly storageSuffix: string;
  /** Address that answers with the repository's metadata. */
  readonly starCountUrl: string;
  /** Of the announcement, where the site makes one. */
  readonly announcementId?: string;
  /** Names of the versions that there are, by the id of the docs plugin. */
  readonly docsVersions: Readonly<Record<string, readonly string[]>>;
  /** Of the docs plugins with more than one version: all of them. */
  readonly manyDocsVersions?: Readonly<Record<string, readonly DocsVersion[]>>;
  /** Of the analytics; without it, there are none. */
  readonly analyticsWriteKey?: string;
  /** Of the playground: its folder under the base URL, and the version of the compiler. */
  readonly engine: {readonly directory: string; readonly version: string};
  /** Who answers a search, and the account where that is the hosted service. */
  readonly search: {
    readonly engine: 'hosted' | 'local';
    readonly account?: {readonly appId: string; readonly apiKey: string; readonly indexName: string};
  };
}

/**
 * Makes a part of every page work: registers listeners on the document, once. It has to do with elements that are there
 * now and with those that come later, so it looks for them when an event arrives.
 */
export type Behaviour = (site: SiteSettings) => void;
