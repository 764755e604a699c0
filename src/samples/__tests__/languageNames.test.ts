import {expect, it} from 'vitest';
import {LANGUAGES} from '../fence';
import {LANGUAGE_NAMES} from '../languageNames';

it('has a title for each language that is shown as code', () => {
  // A diagram is drawn.
  expect(LANGUAGES.filter((lang) => lang !== 'diagram' && !LANGUAGE_NAMES[lang])).toEqual([]);
});
