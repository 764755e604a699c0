/** The checked programs of this site that the playground cannot run, with the reason. */
import {NOPLAY_FEATURES} from '../../src/samples/fence';
import type {Program} from '../../src/samples/programs';
import type {Refused} from '../../src/playground/engine/refusal';

const TYPESCRIPT: Refused = {
  feature: 'Wing in TypeScript',
  reason: 'the playground has the compiler of the language Wing only',
};

const NO_PACKAGE = 'the playground does not have this package';

/** Why the playground cannot run a program, as the program's fence says; nothing where it can. */
export function refusalOf({fence, language}: Pick<Program, 'fence' | 'language'>): Refused | undefined {
  if (language === 'ts') return TYPESCRIPT;
  if (fence.noplay === undefined) return undefined;
  return {feature: fence.noplay, reason: NOPLAY_FEATURES[fence.noplay] ?? NO_PACKAGE};
}
