/** Where an old path leads. `sections` sends single sections (a hash, without `#`) to places of their own. */
export interface RedirectTarget {
  readonly to: string;
  readonly sections?: Readonly<Record<string, string>>;
}

export interface RedirectRules {
  /** Old path (no trailing slash, no `.html`) to a path of this site, with or without a hash, or to an address. */
  readonly exact: Readonly<Record<string, string | RedirectTarget>>;
  /** Old folder to the folder that its pages are in now: each page of that one answers in the old one as well. */
  readonly folders?: Readonly<Record<string, string>>;
  /** Both sides end in `/*`, which stands for the rest of the path. */
  readonly wildcards: Readonly<Record<string, string>>;
}
