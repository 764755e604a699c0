/** Node's modules as a program finds them, by name without `node:`. */
import type {BuiltinContext} from './context';
import {withMissingFunctions} from './missingFunctions';
import * as perProcess from './perProcess';
import * as shared from './shared';

const BUILTIN_MODULES = [...Object.keys(shared), ...Object.keys(perProcess), 'module'];

export function createBuiltins(context: BuiltinContext): ReadonlyMap<string, () => unknown> {
  const builtins = new Map<string, () => unknown>(
    Object.entries(shared).map(([name, value]) => [name, once(() => withMissingFunctions(name, value))]),
  );
  for (const [name, create] of Object.entries(perProcess))
    builtins.set(
      name,
      once(() => create(context)),
    );
  const {createRequire} = context;
  const moduleModule = {
    createRequire: (file: string | URL) => createRequire(toPath(file)),
    builtinModules: BUILTIN_MODULES,
  };
  return builtins.set('module', () => moduleModule);
}

/** Makes a module when it is required first, as most programs require few of them. */
function once(create: () => unknown): () => unknown {
  let made: {readonly value: unknown} | undefined;
  return () => (made ??= {value: create()}).value;
}

function toPath(file: string | URL): string {
  return /^file:/.test(String(file)) ? shared.url.fileURLToPath(file) : String(file);
}
