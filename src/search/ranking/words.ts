// cspell:ignore dont
/** Words of English, by what they say of what a query is after. */
import {stem} from '../shared/stem';
import type {TokenPart} from '../shared/tokens';

/** Words that questions are made of. */
export const QUESTION = words(
  'how what why when where which who does do did can could should would is are was my i',
);

/** Words of the language that sentences have as well. */
export const KEYWORDS = words('for if in as is not this');

/** Words that need not be found. */
export const MINOR: ReadonlySet<string> = new Set([
  ...QUESTION,
  ...KEYWORDS,
  ...words(
    'a an the of on at by to from with into and or it its be been me we you your our am has have had will',
  ),
  ...words('there that these those about than then some any dont cant'),
]);

/** Stems of words that say that something is to be done, and little of what. */
export const LIGHT: ReadonlySet<string> = new Set(
  [
    ...words('use make create write define declare add get set work handle do need want way example build'),
  ].map(stem),
);

/** What follows a word of the language that is meant as such: `if statement`, `for loop`. */
const AFTER_KEYWORDS = words('statement loop keyword operator expression clause block let var else');

/** Whether a word that sentences have is meant as a word of the language. */
export function isKeywordAt(parts: readonly TokenPart[], index: number): boolean {
  return KEYWORDS.has(parts[index]!.whole) && AFTER_KEYWORDS.has(parts[index + 1]?.whole ?? '');
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
