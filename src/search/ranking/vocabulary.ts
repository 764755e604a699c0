import {editDistance} from '../../lib/editDistance';
import {tokenizeText, type SearchToken} from '../shared/tokens';
import {maxMistakes} from './expansion';
import {isWithin, quotedIn} from './message';
import {MAX_TOKENS} from './query';
import type {TermIndex} from './termIndex';

/**
 * Words as they are written in titles, headings, names and aliases. The index has only their stems: a mistake at the end
 * of a word makes another stem of it.
 */
export interface Vocabulary {
  add(text: string): void;
  /**
   * Replaces each word that occurs nowhere by the closest known one. Only as many words are looked at as a query has.
   *
   * @param terms what the index has
   * @returns the query itself where nothing is to be corrected
   */
  correct(query: string, terms: TermIndex['terms']): string;
}

export function createVocabulary(): Vocabulary {
  /** How often each word occurs. */
  const words = new Map<string, number>();
  return {
    add(text) {
      for (const {parts} of tokenizeText(text)) {
        for (const {whole} of parts) if (PLAIN.test(whole)) words.set(whole, (words.get(whole) ?? 0) + 1);
      }
    },
    correct(query, terms) {
      const quoted = quotedIn(query);
      let corrected = query;
      // From the end, so that the places before a replaced word stay the same.
      for (const token of tokenizeText(query).slice(0, MAX_TOKENS).reverse()) {
        const known =
          !isWithin(token.start, quoted) && isUnknown(token, terms) && closest(token.parts[0]!.whole, words);
        if (known) corrected = corrected.slice(0, token.start) + known + corrected.slice(token.end);
      }
      return corrected;
    },
  };
}

/** Letters only: a number or a sign is not a misspelled word. */
const PLAIN = /^\p{L}+$/u;

/** Whether a token is a word that no text has, and that no known word begins with. */
function isUnknown({parts}: SearchToken, terms: TermIndex['terms']): boolean {
  const [{whole, term}] = parts as [SearchToken['parts'][number]];
  if (parts.length > 1 || !PLAIN.test(whole) || terms.has(term)) return false;
  // Its size would count all that begin with it.
  return [term, whole].every((one) => terms.atPrefix(one).keys().next().done);
}

/** Of the words with the fewest mistakes, the most frequent one. */
function closest(word: string, words: ReadonlyMap<string, number>): string | undefined {
  let [least, most, best] = [maxMistakes(word), 0, undefined as string | undefined];
  if (least === 0) return undefined;
  for (const [candidate, count] of words) {
    if (Math.abs(candidate.length - word.length) > least) continue;
    const mistakes = editDistance(word, candidate);
    if (mistakes > least || (mistakes > 1 && candidate[0] !== word[0])) continue;
    if (mistakes === least && count <= most) continue;
    [least, most, best] = [mistakes, count, candidate];
  }
  return best;
}
