/** Node's `child_process`: `fork` alone, by a realm. There are no programs to start; what asks for one is refused by name. */
import {SDK_FOLDER} from '../../compiler/wingc';
import {UnsupportedFeatureError} from '../../../messages/unsupportedFeature';
import {fork, type ForkOptions} from '../fork';
import type {Realm} from '../realm';

const FUNCTIONS = ['exec', 'execFile', 'execFileSync', 'execSync', 'spawn', 'spawnSync'] as const;

type FunctionName = (typeof FUNCTIONS)[number];

/** What the SDK's files start programs for, as a Wing program spells it. */
const WING_NAMES: Readonly<Record<string, Partial<Record<FunctionName, string>>>> = {
  [`${SDK_FOLDER}/lib/util/util.js`]: {exec: 'util.shell', execFileSync: 'util.exec'},
  [`${SDK_FOLDER}/lib/util/child-process.js`]: {spawn: 'util.spawn'},
  [`${SDK_FOLDER}/lib/target-sim/container.inflight.js`]: {spawn: 'sim.Container'},
};

const REASONS: Readonly<Record<string, string>> = {
  'sim.Container': 'a page in a browser cannot start a container',
};
const REASON = 'a page in a browser cannot start other programs';

/** @param asker path of the file that asks: the refusal names what it needs the function for */
export function createChildProcess(realm: Realm, asker: string): Readonly<Record<string, unknown>> {
  const names = WING_NAMES[asker] ?? {};
  const refusing = FUNCTIONS.map((name) => [name, () => refuse(names[name] ?? `child_process.${name}`)]);
  return {
    ...(Object.fromEntries(refusing) as Record<FunctionName, () => never>),
    fork: (file: string, ...more: readonly (ForkOptions | readonly string[])[]) =>
      fork(
        realm,
        file,
        more.find((value): value is ForkOptions => !Array.isArray(value)),
      ),
  };
}

/**
 * Throws the refusal, again when somebody looks for what the program wrote: `util.exec` and `util.shell` catch what goes
 * wrong, and make an answer or another error of its `stdout` and `stderr`.
 */
function refuse(feature: string): never {
  const refusal = new UnsupportedFeatureError(feature, REASONS[feature] ?? REASON);
  const get = () => {
    throw refusal;
  };
  throw Object.defineProperties(refusal, {stdout: {get}, stderr: {get}});
}
