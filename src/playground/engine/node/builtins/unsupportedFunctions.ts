import {UnsupportedFeatureError} from '../../../messages/unsupportedFeature';

type Functions = Record<string, (...values: unknown[]) => never>;

/**
 * Functions that throw an `UnsupportedFeatureError`, also when they are called with `new`. Requiring a module that has them is
 * no mistake: packages require more than they use.
 *
 * @param module stands before the name of the function: `zlib.gzip`
 * @param names with spaces between them
 * @param reason a sentence without the full stop
 */
export function unsupportedFunctions(module: string, names: string, reason: string): Functions {
  return Object.fromEntries(
    names.split(/\s+/).map((name) => [
      name,
      function unsupported() {
        throw new UnsupportedFeatureError(`${module}.${name}`, reason);
      },
    ]),
  );
}
