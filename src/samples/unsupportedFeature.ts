import {own} from '../lib/entrance/own';
import type {UnsupportedFeature} from '../playground/messages/unsupportedFeature';
import {NOPLAY_FEATURES} from './fence';
import type {PageProgram} from './pageProgram';

const TYPESCRIPT: UnsupportedFeature = {
  feature: 'Wing in TypeScript',
  reason: 'the playground has the compiler of the language Wing only',
};

const NO_PACKAGE = 'the playground does not have this package';

/** The feature that keeps a program from running in the playground, as its fence says; nothing where it can run. */
export function unsupportedFeatureOf({
  fence,
  language,
}: Pick<PageProgram, 'fence' | 'language'>): UnsupportedFeature | undefined {
  if (language === 'ts') return TYPESCRIPT;
  if (fence.noplay === undefined) return undefined;
  return {feature: fence.noplay, reason: own(NOPLAY_FEATURES, fence.noplay) ?? NO_PACKAGE};
}
