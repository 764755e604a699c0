import type {AllContent, Plugin} from '@docusaurus/types';

/** The built site, as the steps after the build get it. */
export interface BuiltSite {
  /** The repository's folder. */
  readonly root: string;
  /** Folder of the built site. */
  readonly outDir: string;
  /** Path that the site is served under, with a slash at both ends. */
  readonly baseUrl: string;
  /** Origin and base URL, with a slash at the end. */
  readonly siteUrl: string;
  /** Paths of all pages, with the base URL. */
  readonly routes: readonly string[];
  /** What the plugins have loaded, by their names and ids. */
  readonly content: AllContent;
}

/** Does something to the files of the built site. @throws Error with what is wrong with them */
export type PublishStep = (site: BuiltSite) => Promise<void> | void;

/** A plugin that has files for the built site; `plugins/publish` asks for them before its first step. */
export interface PublishingPlugin<Content = unknown> extends Plugin<Content> {
  publishFiles(site: {
    readonly outDir: string;
    readonly routes: readonly string[];
    /** What the plugin has loaded. */
    readonly content: Content;
  }): Promise<void> | void;
}
