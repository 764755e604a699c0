import type {AllContent, Plugin} from '@docusaurus/types';
import type {BuiltPage} from './builtPage';

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
  /** Language of the pages. */
  readonly locale: string;
  /** All pages, with those that send their readers on. A step changes their text, and may add some. */
  readonly pages: BuiltPage[];
  /** The pages that Docusaurus has made. */
  readonly routePages: readonly BuiltPage[];
  /** What the plugins have loaded, by their names and ids. */
  readonly content: AllContent;
}

/** Does something to the built site. @throws Error with what is wrong with it */
export type PublishStep = (site: BuiltSite) => Promise<void> | void;

/** A plugin that has files for the built site; `src/publish` asks for them before its first step. */
export interface PublishingPlugin<Content = unknown> extends Plugin<Content> {
  publishFiles(site: {
    readonly outDir: string;
    /** Paths of the pages that Docusaurus has made, with the base URL. */
    readonly routes: readonly string[];
    /** What the plugin has loaded. */
    readonly content: Content;
  }): Promise<void> | void;
}
