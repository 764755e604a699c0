/** The context that the bundler calls a loader in, as far as it is used. */
interface LoaderContext {
  readonly resourcePath: string;
  addDependency(file: string): void;
}

export default function shortNamesLoader(this: LoaderContext, source: string): string;

/**
 * The short name of each part.
 *
 * @param registry text of `registry.js`
 * @throws Error when the registry has another form than that of Docusaurus 3.10
 */
export function shortNames(registry: string): ReadonlyMap<string, string>;
