import synonyms from '../shared/synonyms.json';
import {tokenizeText, type TokenPart} from '../shared/tokens';

/** Another way to say a phrase. */
interface Synonym {
  readonly phrase: readonly string[];
  /** Terms that stand for it together. */
  readonly terms: readonly string[];
  /** Whether this site uses both, or the one instead of the other. */
  readonly kind: 'synonym' | 'instead';
}

/** Synonyms of the phrase at an index of a query: for `env`, `environment variable`. */
export function synonymsOf(parts: readonly TokenPart[], index: number): Synonym[] {
  return SYNONYMS.filter(({phrase}) => covers(parts, index, phrase));
}

const SYNONYMS: readonly Synonym[] = [
  ...synonyms.same.flatMap((phrases) =>
    phrases.flatMap((from) =>
      phrases.filter((to) => to !== from).map((to) => toSynonym(from, to, 'synonym')),
    ),
  ),
  ...Object.entries(synonyms.instead).map(([from, to]) => toSynonym(from, to, 'instead')),
];

function toSynonym(from: string, to: string, kind: Synonym['kind']): Synonym {
  return {phrase: phraseOf(from), terms: phraseOf(to), kind};
}

function phraseOf(text: string): string[] {
  return tokenizeText(text).flatMap(({parts}) => parts.map(({term}) => term));
}

/** Whether the phrase is in the query, and includes the part at the index. */
function covers(parts: readonly TokenPart[], index: number, phrase: readonly string[]): boolean {
  return phrase.some((_, offset) => phrase.every((term, at) => parts[index - offset + at]?.term === term));
}
