/** Loaded by src/pages/home/programLoader.mjs: what the toolchain makes of the home page's program. */
declare module '*/program/main.w' {
  const program: import('./pages/home/types').HomeProgram;
  export default program;
}

declare module '*.avif' {
  /** Its address. */
  const address: string;
  export default address;
}

/** Made by src/pages/plugin.ts. */
declare module '@generated/pages/default/posts.json' {
  const posts: readonly import('./pages/home/types').RecentPost[];
  export default posts;
}

/** Made by src/learning: what each tutorial teaches, by its name. */
declare module '@generated/learning/default/descriptions.json' {
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}

/** Made by src/playground/plugin.ts: where the engine is, and how large its files are. */
declare module '@generated/playground/default/engine.json' {
  const engine: import('./playground/engine/fileNames').EngineManifest;
  export default engine;
}

/** Made by src/learning/plugin.ts. */
declare module '@generated/learning/default/first.json' {
  const first: import('./playground/share/program').Program;
  export default first;
}

declare module '@generated/learning/default/groups.json' {
  const groups: readonly import('./playground/model/siteProgram').ProgramGroup[];
  export default groups;
}

/** Made by src/shell/bundle: the address of each resource's reference, for the playground's diagram. */
declare module '@generated/shell/default/class-pages.json' {
  const pages: import('./reference/classPages').ClassPages;
  export default pages;
}

/** Makes fonts of a part of their characters; the package has no types. */
declare module 'subset-font' {
  interface SubsetFontOptions {
    readonly targetFormat: 'woff2';
    /** Features of OpenType that stay. */
    readonly keepFeatures: readonly string[];
    readonly variationAxes: Readonly<Record<string, {readonly min: number; readonly max: number}>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetFontOptions): Promise<Buffer>;
}
