/** Stand-ins for what a browser does not have: asking for the module is no mistake, calling its functions is refused. */
import {UnsupportedFeatureError} from '../../../messages/unsupportedFeature';

type Functions = Record<string, (...values: unknown[]) => never>;

/**
 * Functions that refuse, also when they are called with `new`.
 *
 * @param module its name stands before that of the function in the refusal
 * @param reason a sentence without the full stop
 */
export function unsupportedFunctions(module: string, names: readonly string[], reason: string): Functions {
  return Object.fromEntries(
    names.map((name) => [
      name,
      function refused() {
        throw new UnsupportedFeatureError(`${module}.${name}`, reason);
      },
    ]),
  );
}
