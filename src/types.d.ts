/** Loaded by plugins/home: what the toolchain makes of the home page's program. */
declare module '*/program/main.w' {
  const program: import('./pages/home/types').HomeProgram;
  export default program;
}

/** Made by plugins/home. */
declare module '@generated/home/default/posts.json' {
  const posts: readonly import('./pages/home/types').RecentPost[];
  export default posts;
}

/** Made by plugins/learning: what each tutorial teaches, by its name. */
declare module '@generated/learning-path/default/descriptions.json' {
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}

/** Made by plugins/playground: where the engine is, and how large its files are. */
declare module '@generated/playground/default/engine.json' {
  const engine: import('./playground/engine/fileNames').EngineManifest;
  export default engine;
}

/** Made by plugins/playground-programs. */
declare module '@generated/playground-programs/default/first.json' {
  const first: import('./playground/share/program').Program;
  export default first;
}

declare module '@generated/playground-programs/default/groups.json' {
  const groups: readonly import('./playground/model/siteProgram').ProgramGroup[];
  export default groups;
}

/** Made by plugins/behaviour: the address of each resource's reference, for the playground's diagram. */
declare module '@generated/behaviour/default/class-pages.json' {
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
