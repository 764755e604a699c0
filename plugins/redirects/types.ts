/** Where an old path leads. `sections` sends single sections (a hash, without `#`) to places of their own. */
export interface RedirectTarget {
  readonly to: string;
  readonly sections?: Readonly<Record<string, string>>;
}

export interface RedirectRules {
  /** Old path (no trailing slash, no `.html`) to a path of this site, with or without a hash, or to an address. */
  readonly exact: Readonly<Record<string, string | RedirectTarget>>;
  /** Both sides end in `/*`, which stands for the rest of the path. */
  readonly wildcards: Readonly<Record<string, string>>;
}
