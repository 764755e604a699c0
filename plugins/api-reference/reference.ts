import {readSdk} from './assembly';
import {readDirectives} from './directives';
import type {Reference} from './expand';
import {toModel} from './model';
import {toRegistry} from './registry';

/**
 * The reference of a repository: the model of the installed SDK, read once, and the places that its pages give to the
 * types, read anew for each call, as writers change them while the site is served.
 */
export function referenceOf(root: string): () => Reference {
  let sdk: {version: string; model: Reference['model']} | undefined;
  return () => {
    if (!sdk) {
      const {version, assembly} = readSdk(root);
      sdk = {version, model: toModel(assembly)};
    }
    return {...sdk, registry: toRegistry(readDirectives(root), sdk.model)};
  };
}
