// cspell:ignore bucketput setconsumer
import {stem} from '../shared/stem';
import {tokenizeText, type SearchToken, type TokenPart} from '../shared/tokens';
import {type Cleaned, isWithin, quotedIn} from './message';
import {nameKeyOf} from './names';
import {synonymsOf} from './synonyms';
import {SLOT_WEIGHTS, type QueryStyle} from './weights';
import {AWS, CLOUDS, isKeywordAt, LIGHT, MINOR, QUERY_KEYWORDS, QUESTION, TYPES} from './words';

/** A query, cut into the things to find. */
export interface Query {
  readonly slots: readonly Slot[];
  /** Names and headings that it could be as a whole: `bucket.put` and `bucketput` for `bucket put`. */
  readonly names: readonly string[];
  /** The terms of its slots, as typed. */
  readonly terms: readonly string[];
  /** Names in it that are written like code: `setconsumer` in `setConsumer example`. */
  readonly identifiers: readonly string[];
  readonly style: QueryStyle;
  /** Words that follow one another, but for names in quotes. */
  readonly pairs: readonly Pair[];
  readonly isMessage: boolean;
  /** Whether it asks for what only Amazon's cloud has. */
  readonly namesAws: boolean;
}

/** Two terms of a query, one after the other. */
export interface Pair {
  readonly first: string;
  readonly second: string;
  /** Whether a name of the reader is between them, where a page has one of its own. */
  readonly isApart: boolean;
}

/** One thing that a record should have, in one of several ways; the first is what was typed. */
export interface Slot {
  readonly choices: readonly Choice[];
  readonly weight: number;
  /** Words such as `how` and `the` help to choose between headings, but need not be found. */
  readonly isMinor: boolean;
}

/** Terms that fill a slot together. */
export interface Choice {
  readonly terms: readonly string[];
  /** How the terms follow from what was typed. */
  readonly kind: 'typed' | 'words' | 'joined' | 'synonym' | 'instead';
  /** Whether longer terms, other forms, and, for an unknown term, similar ones count as well. */
  readonly isOpen: boolean;
}

/** The first words of a long message are enough to identify it. */
export const MAX_TOKENS = 20;

/** In queries with fewer words, words of the language are likely meant as such. */
const MIN_LONG_QUERY = 4;

/** Words that only happen to follow one another have fewer pairs. */
const LEAST_PAIRS = 3;

/** A query with this many meaningful words is a sentence. */
const MIN_SENTENCE = 4;

export function parseQuery({text, isMessage, about = ''}: Cleaned): Query {
  const tokens = tokenizeText(text).slice(0, MAX_TOKENS);
  const said = tokens.flatMap((token) => token.parts);
  const parts = [...said, ...tokenizeText(about).flatMap((token) => token.parts)];
  const quoted = quotedIn(text);
  const ofReader = new Set(
    tokens.flatMap((token) => (isWithin(token.start, quoted) ? token.parts : [])).filter(isNoType),
  );
  const content = parts.filter((part, index) => !MINOR.has(part.whole) || isKeywordAt(parts, index));
  const isQuestion = content.length > 0 && parts.some(({whole}) => QUESTION.has(whole));
  const isSentence = content.length >= MIN_SENTENCE || isQuestion;
  return {
    slots: parts.map((part, index) => {
      const isMinor = content.length > 0 && !content.includes(part);
      const weight = isMinor
        ? minorWeight(part, parts.length)
        : ofReader.has(part)
          ? SLOT_WEIGHTS.quoted
          : content.length > 1
            ? majorWeight(part)
            : 1;
      return {choices: choicesOf(parts, index), weight, isMinor};
    }),
    names: namesOf(tokens),
    terms: parts.map(({term}) => term),
    pairs: pairsOf(said, ofReader, isMessage),
    isMessage,
    identifiers: tokens
      .filter((token) => isIdentifier(token) && !ofReader.has(token.parts[0]!))
      .map((token) => nameKeyOf([token])),
    namesAws: parts.some(({whole}) => AWS.has(whole)),
    style: isSentence ? 'sentence' : tokens.length > 1 ? 'words' : 'name',
  };
}

function isNoType({whole}: TokenPart): boolean {
  return !TYPES.has(whole);
}

/** Words that follow one another. Those of a message count even where they are few. */
function pairsOf(parts: readonly TokenPart[], ofReader: ReadonlySet<TokenPart>, isMessage: boolean): Pair[] {
  const own = parts.map((part) => !ofReader.has(part));
  const pairs = parts.flatMap(({term}, at) => {
    const next = own.indexOf(true, at + 1);
    return own[at] && next > 0 ? [{first: term, second: parts[next]!.term, isApart: next > at + 1}] : [];
  });
  if (!isMessage) return pairs.length < LEAST_PAIRS ? [] : pairs;
  // Pages show messages after their level.
  const first = parts[own.indexOf(true)]?.term;
  return first ? [{first: 'error', second: first, isApart: !own[0]}, ...pairs] : pairs;
}

function minorWeight({whole}: TokenPart, length: number): number {
  return length < MIN_LONG_QUERY && QUERY_KEYWORDS.has(whole) ? SLOT_WEIGHTS.keyword : SLOT_WEIGHTS.minor;
}

function majorWeight({term}: TokenPart): number {
  if (CLOUDS.has(term)) return SLOT_WEIGHTS.cloud;
  return LIGHT.has(term) ? SLOT_WEIGHTS.light : 1;
}

function choicesOf(parts: readonly TokenPart[], index: number): Choice[] {
  const {term, whole, words} = parts[index]!;
  const isCompound = words.length > 1 || whole.startsWith('@');
  return [
    {terms: [term], kind: 'typed', isOpen: true},
    ...(isCompound ? [{terms: words, kind: 'words', isOpen: true} as const] : []),
    ...joinedWith(parts, index).map((one) => ({terms: [one], kind: 'joined', isOpen: false}) as const),
    ...synonymsOf(parts, index).map(({terms, kind}) => ({terms, kind, isOpen: false})),
  ];
}

/** The word with the one before it and the one after it, as in `web socket`. */
function joinedWith(parts: readonly TokenPart[], index: number): string[] {
  const pairs = [parts.slice(Math.max(0, index - 1), index + 1), parts.slice(index, index + 2)];
  return pairs
    .filter((pair) => pair.length === 2 && pair.every(isWord))
    .map((pair) => stem(pair.map(({whole}) => whole).join('')));
}

function isWord({whole}: TokenPart): boolean {
  return /^[\p{L}\p{N}]{2,}$/u.test(whole) && !MINOR.has(whole);
}

function namesOf(tokens: readonly SearchToken[]): string[] {
  const isNew = tokens.length > 1 && tokens[0]!.parts[0]!.whole === 'new';
  const key = nameKeyOf(isNew ? tokens.slice(1) : tokens);
  return [...new Set([key, key.replaceAll('.', '')])].filter((name) => name.length > 1);
}

function isIdentifier({chain, parts}: SearchToken): boolean {
  return chain !== undefined || parts[0]!.words.length > 0;
}
