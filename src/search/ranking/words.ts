// cspell:ignore dont
/** English words that show what a query is after. */
import {stem} from '../shared/stem';
import type {TokenPart} from '../shared/tokens';

export const QUESTION = words(
  'how what why when where which who does do did can could should would is are was my i',
);

/** Words of Wing that are English words as well. */
export const QUERY_KEYWORDS = words('for if in as is not this');

export const MINOR: ReadonlySet<string> = new Set([
  ...QUESTION,
  ...QUERY_KEYWORDS,
  ...words(
    'a an the of on at by to from with into and or it its be been me we you your our am has have had will',
  ),
  ...words('there that these those about than then some any dont cant'),
]);

/** Words that name Amazon's cloud, and not only a service that others have as well. */
export const AWS = words('aws amazon arn iam');

/** Types and phases: in quotes, they are the subject of a message, where other names are the reader's own. */
export const TYPES = words(
  'str num bool json mutjson array mutarray map mutmap set mutset duration datetime bytes regex void nil stringable inflight preflight',
);

/** Stems of the names of clouds, which say where and not what. */
export const CLOUDS: ReadonlySet<string> = new Set([...words('azure microsoft google gcp')].map(stem));

/** Stems of verbs and nouns that say little about the subject. */
export const LIGHT: ReadonlySet<string> = new Set(
  [
    ...words('use make create write define declare add get set work handle do need want way example build'),
  ].map(stem),
);

/** Words that follow a word of Wing when it is meant as such: `if statement`, `for loop`. */
const AFTER_KEYWORDS = words('statement loop keyword operator expression clause block let var else');

/** Whether an English word is meant as a word of Wing. */
export function isKeywordAt(parts: readonly TokenPart[], index: number): boolean {
  return QUERY_KEYWORDS.has(parts[index]!.whole) && AFTER_KEYWORDS.has(parts[index + 1]?.whole ?? '');
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
