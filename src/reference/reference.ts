import {readSdk} from './assembly';
import {readDirectives} from './directives';
import {type Model, toModel} from './model';
import {type Registry, toRegistry} from './registry';

/** The public types of the SDK, and the entries that pages have of them. */
export interface Reference {
  readonly model: Model;
  readonly registry: Registry;
  /** Version of the SDK. */
  readonly version: string;
}

/** The reference for one of its pages. */
export interface ReferencePage extends Reference {
  /** Path of the page, relative to the repository's folder. */
  readonly page: string;
}

/**
 * The reference of a repository: the model of the installed SDK, and the pages that hold its types. Both are read once.
 * While the development server runs, pages may change, and are read again at each call.
 *
 * @param root the repository's folder
 * @param isServed whether pages may change. @default whether the development server runs
 */
export function referenceOf(
  root: string,
  isServed = process.env.NODE_ENV === 'development',
): () => Reference {
  let known: Reference | undefined;
  return () => {
    if (known && !isServed) return known;
    const {version, model} = known ?? readModel(root);
    known = {version, model, registry: toRegistry(readDirectives(root), model)};
    return known;
  };
}

function readModel(root: string): Pick<Reference, 'version' | 'model'> {
  const {version, assembly} = readSdk(root);
  return {version, model: toModel(assembly)};
}
