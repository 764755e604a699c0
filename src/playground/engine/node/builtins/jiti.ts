import type {BuiltinContext} from './context';

/** The package with which the SDK loads externs. The module loader converts them where they need it. */
export function createJiti({createRequire}: BuiltinContext) {
  return (folder: string) => createRequire(`${folder}/extern.js`);
}
