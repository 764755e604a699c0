import {expect, it} from 'vitest';
import {parseFence} from '../fence';
import {unsupportedFeatureOf} from '../unsupportedFeature';

const refusal = (lang: 'wing' | 'ts', words: string) =>
  unsupportedFeatureOf({fence: parseFence(lang, words).fence, language: lang});

it.each([
  ['util.exec', 'a page in a browser cannot start other programs'],
  ['AWS', 'a page in a browser has no access to a cloud'],
  ['@winglibs/redis', 'the playground does not have this package'],
])('reads from the fence that a program needs %s', (feature, reason) => {
  expect(refusal('wing', `noplay="${feature}"`)).toEqual({feature, reason});
});

it('refuses programs in TypeScript, and no others', () => {
  expect(refusal('ts', 'title="main.ts"')?.feature).toBe('Wing in TypeScript');
  expect(refusal('wing', '')).toBeUndefined();
});
