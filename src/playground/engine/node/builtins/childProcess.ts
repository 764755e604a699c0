/** Node's `child_process`: `fork` alone, as there are no other programs to start. */
import type {ForkOptions} from '../fork';
import type {BuiltinContext} from './context';
import {unsupportedFunctions} from './unsupportedFunctions';

const UNSUPPORTED = unsupportedFunctions(
  'child_process',
  'exec execFile execFileSync execSync spawn spawnSync',
  'a page in a browser cannot start other programs',
);

export function createChildProcessModule({fork}: BuiltinContext): Readonly<Record<string, unknown>> {
  return {
    ...UNSUPPORTED,
    fork: (file: string, ...more: readonly (ForkOptions | readonly string[])[]) =>
      fork(
        file,
        more.find((value): value is ForkOptions => !Array.isArray(value)),
      ),
  };
}
