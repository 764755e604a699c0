// Shared by the build and the browser.

/** A page of the site, as the plugins that load pages know it. */
export interface TitledPage {
  readonly title: string;
  /** Path with the base URL. */
  readonly path: string;
}

/** A page of the site, with the name of its section. */
export interface IndexedPage extends TitledPage {
  readonly section: string;
}

export interface IndexGroup {
  /** `A` to `Z`, or `0–9` for titles that begin with neither letter nor sign. */
  readonly sign: string;
  readonly pages: readonly IndexedPage[];
}
