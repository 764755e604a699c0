import {readSdk} from './assembly';
import {readDirectives} from './directives';
import type {Reference} from './expand';
import {toModel} from './model';
import {toRegistry} from './registry';

/**
 * The reference of a repository: the model of the installed SDK, and the places that its pages give to the types. Both are
 * read once, but the places are read anew for each call where pages may change in the meantime.
 *
 * @param root the repository's folder
 * @param isServed whether pages may change. @default while the development server runs
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
