/** The numbers of the ranking, tuned with the queries in tests/search. Run those after each change. */
import type {SearchRecord} from '../shared/types';
import type {Field} from './termIndex';

type Kind = SearchRecord['kind'];

/** How much a term counts in each part of a record. */
export const FIELD_WEIGHTS: Record<Field, number> = {
  own: 4,
  words: 2,
  trail: 1.5,
  title: 4,
  keywords: 2,
  aliases: 2,
  text: 1,
};

/** How much a term in each part of a record counts as part of its heading. */
export const HEADING_CREDITS: Record<Field, number> = {
  own: 1,
  words: 0.9,
  trail: 0.4,
  title: 0.9,
  keywords: 0.4,
  aliases: 0.4,
  text: 0,
};

/** How close each way to fill a slot is to what was typed. */
export const CHOICE_WEIGHTS = {
  /** The words of a compound, for one that is unknown, and for one that is not: `set` and `consumer` for `setConsumer`. */
  words: 0.7,
  wordsOfKnown: 0.35,
  /** A word and its neighbour as one: `websocket` for `web socket`. */
  joined: 0.9,
  /** Another word for one that is unknown, and for one that is not. */
  synonym: 0.8,
  synonymOfKnown: 0.6,
  /** The word that this site uses instead of the one that was typed. */
  instead: 0.9,
};

/**
 * The weight of words that say less than others: words that need not be found, words of the language, verbs, clouds, and
 * names that a message has in quotes.
 */
export const SLOT_WEIGHTS = {minor: 0.1, keyword: 0.5, light: 0.4, cloud: 0.6, quoted: 0.15};

/** How close another term is to the one that was typed: where little of it is shared, and where nearly all is. */
export const EXPANSION_WEIGHTS = {
  /** A longer word, for a beginning that is no term, and for one that is. */
  longer: [0.5, 0.9],
  longerThanKnown: [0.3, 0.4],
  /** Another form of the word. */
  form: [0.3, 0.6],
  /** Two mistakes, and one. */
  mistake: [0.35, 0.7],
} satisfies Record<string, [number, number]>;

export const RANKING = {
  /** The score falls with this power of the share of the query that is found. */
  coveragePower: 2,
  /** How much a match counts for the other records of its page: in the score, and in the share that is found. */
  pageScore: 0.3,
  pageFit: 0.1,
  /** The bonus of a heading that is the query and nothing else, and how fast it falls for a longer heading. */
  heading: 1.9,
  headingPrecision: 0.3,
  /** The rarity of a word that no record has. */
  unknownRarity: 3,
  /** The smallest share of a query that the best answer may have, and the smallest part of that share for the others. */
  leastCoverage: 0.3,
  leastPart: 0.6,
  /** How likely a page about AWS is meant by a query that does not name it. */
  unnamedAws: 0.3,
  /** The share of the query from which on a part of a page says all of it. */
  wholeCoverage: 0.95,
  /**
   * The bonus of a record in which the words follow one another as in the query, for a message and for other queries, and how
   * fast it falls where only some do.
   */
  message: 10,
  phrase: 3,
  phrasePower: 2,
  /** So many of the best are looked at more closely. */
  phraseRecords: 100,
  /** The score of a record with the whole query among its aliases, at least: as if it had no others. */
  called: 2,
};

/** The bonus of a name or heading: for the whole query, for a query that is its prefix, and for a name in the query. */
export const NAME_BONUSES = {
  whole: {page: 8, heading: 5.5, member: 3.5} as Record<Kind, number>,
  beginning: {page: 2, heading: 1.5, member: 1.5} as Record<Kind, number>,
  inside: 1,
  /** For what has the whole query among its keywords or aliases, and the factor for the reference, the concepts and the tools. */
  alias: {page: 3, heading: 4, member: 4} as Record<Kind, number>,
  ofReference: 2,
  /** For an alias that is a part of the query: the share of `alias` for all but the whole, how fast it falls, and the least part. */
  aliasInside: 0.7,
  insidePower: 2,
  leastInside: 0.4,
  /** For the parts of such a page that have all of the query themselves. */
  aliasPart: 6,
  /** The part of it that enum values get: `null` hardly ever means `NULL`. */
  ofConstants: 0.2,
  /** The same for the options of a call. */
  ofOptions: 0.3,
};

/** Whether a query is one name, or a few words, or reads like a sentence. */
export type QueryStyle = 'name' | 'words' | 'sentence';

/** How likely a record is meant, by its kind. */
export const KIND_PRIORS: Record<QueryStyle, Record<Kind, number>> = {
  name: {page: 1.2, heading: 1, member: 1},
  words: {page: 1, heading: 1, member: 0.6},
  sentence: {page: 0.8, heading: 1, member: 0.5},
};

/** How likely it is meant, by the beginning of its path; the first that fits counts. */
export const PATH_PRIORS: [path: string, prior: number][] = [
  ['/docs/api/standard-library/cloud/', 1.1],
  ['/docs/api/standard-library/aws/', 0.9],
  ['/docs/concepts/', 1.15],
  ['/docs/typescript/', 0.85],
  ['/docs/category/', 0.7],
  ['/docs/api/category/', 0.7],
  ['/docs/libraries/category/', 0.7],
  ['/docs/examples', 0.9],
  ['/contributing', 0.8],
  ['/blog', 0.6],
];

/** For headings that many pages have, such as `Limits`: from how many on, and how likely they are meant. */
export const REPEATED = {from: 6, prior: 0.7};

/** For the parts of a page about a library: its examples have names of their own, and who looks for a library begins with the page. */
export const PART_OF_LIBRARY = {prior: 0.7};
