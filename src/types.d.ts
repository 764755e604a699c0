/** The bundler turns a font into its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Made by plugins/home. */
declare module '@generated/home/default/program.json' {
  const program: import('../plugins/home/types').HomeProgram;
  export default program;
}

declare module '@generated/home/default/posts.json' {
  const posts: readonly import('../plugins/home/types').RecentPost[];
  export default posts;
}

/** Made by plugins/learning-path: what each tutorial teaches, by its name. */
declare module '@generated/learning-path/default/descriptions.json' {
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}

/** Made by plugins/playground: where the engine is, and how large its files are. */
declare module '@generated/playground/default/engine.json' {
  const engine: import('../plugins/playground/engine/files').Engine;
  export default engine;
}

/** DocSearch has types for its whole only, which is larger than the part that is used. */
declare module '@docsearch/react/modal' {
  export {DocSearchModal} from '@docsearch/react';
}
