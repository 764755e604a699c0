/** Node's `vm`, as far as the SDK loads custom platforms with it: the values of a context become variables of the script. */
import {unsupportedFunctions} from './unsupportedFunctions';

type Context = Readonly<Record<string, unknown>>;

class Script {
  constructor(private readonly code: string) {}

  runInContext(context: Context): void {
    // An indirect eval, so that the script sees no variable of this module.
    const run = (0, eval)(`(function(${Object.keys(context).join(',')}){${this.code}\n})`) as (
      ...values: unknown[]
    ) => void;
    run(...Object.values(context));
  }
}

const ONE_CONTEXT = 'a page in a browser runs all code in one context';

export const vmModule = {
  ...unsupportedFunctions('vm', 'runInContext runInNewContext runInThisContext', ONE_CONTEXT),
  createContext: (values: Context): Context => values,
  Script,
};
