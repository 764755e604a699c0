/** The target of an old path. `sections` has separate targets for single sections (a hash, without `#`). */
export interface RedirectTarget {
  readonly to: string;
  readonly sections?: Readonly<Record<string, string>>;
}

export interface RedirectRules {
  /** Old path (no trailing slash, no `.html`) to a path of this site, with or without a hash, or to an address. */
  readonly exact: Readonly<Record<string, string | RedirectTarget>>;
  /** Old folder to the new folder of its pages: the old path of each page of the new folder is redirected. */
  readonly folders?: Readonly<Record<string, string>>;
  /** Both sides end in `/*`, which stands for the rest of the path. */
  readonly wildcards: Readonly<Record<string, string>>;
}
