// cspell:ignore abiliti aliti ations immut ment
import {editDistance} from '../../lib/editDistance';
import type {Postings, TermIndex} from './termIndex';
import {EXPANSION_WEIGHTS} from './weights';

/** A term of the index that stands for one of a query. */
export interface Expansion {
  readonly term: string;
  readonly postings: Postings;
  /** From 0 to 1: how close it is to the term of the query. */
  readonly weight: number;
}

type Terms = TermIndex['terms'];

/** A term that no heading and so few texts have may as well be a prefix of another one, or a typo. */
const RARE = 3;

/** A known term that is shorter is taken as it is. */
const SHORTEST_BEGINNING = 3;

/** Shortest beginning that the forms of a word share: `immut` of `immutability` and `immutable`. */
const SHORTEST_ROOT = 5;

/**
 * The terms that a term of a query stands for: itself, longer ones, other forms; and if it is unknown, similar ones.
 *
 * @param isOpen whether others than the term itself are wanted
 */
export function expand(terms: Terms, term: string, isOpen: boolean): Expansion[] {
  const exact = terms.get(term);
  const found: Expansion[] = exact ? [{term, postings: exact, weight: 1}] : [];
  if (!isOpen || !WORD.test(term)) return found;
  const isKnown =
    exact !== undefined &&
    (exact.heads.records > 0 || exact.aliases.records > 0 || exact.texts.records > RARE);
  const root = rootOf(term);
  const {longer, longerThanKnown, form} = EXPANSION_WEIGHTS;
  if (!isKnown || term.length >= SHORTEST_BEGINNING) {
    found.push(...startingWith(terms, term, isKnown ? longerThanKnown : longer));
  }
  if (root !== term && root.length >= SHORTEST_ROOT) found.push(...startingWith(terms, root, form));
  if (!isKnown) found.push(...similar(terms, term));
  return found.filter((one, index) => index === 0 || one.term !== term);
}

const WORD = /^[@\p{L}\p{N}.]+$/u;

function startingWith(
  terms: Terms,
  beginning: string,
  [worst, best]: readonly [number, number],
): Expansion[] {
  return [...terms.atPrefix(beginning)].map(([term, postings]) => {
    return {term, postings, weight: worst + ((best - worst) * beginning.length) / term.length};
  });
}

/** No term of an index is longer, and the search for similar ones takes memory by the square of the length. */
const LONGEST_TYPO = 60;

/** How many mistakes are forgiven: none in a short word, where each makes another word of it. */
export function maxMistakes(term: string): number {
  if (term.length < 4 || term.length > LONGEST_TYPO) return 0;
  return term.length < 7 ? 1 : 2;
}

/** What is left of a stem without the ending that makes a noun or an adjective of the word. */
function rootOf(term: string): string {
  return term.replace(/(?:abiliti|aliti|iti|able|abl|ations?|ions?|at|al|ment|iv|er|or)$/, '');
}

function similar(terms: Terms, term: string): Expansion[] {
  const most = maxMistakes(term);
  if (!most) return [];
  const found: Expansion[] = [];
  // Two neighbours that are swapped are one mistake, and two to the tree.
  for (const [candidate, [postings]] of terms.fuzzyGet(term, 2)) {
    const mistakes = editDistance(term, candidate);
    if (mistakes > most || (mistakes > (term.length < 6 ? 0 : 1) && candidate[0] !== term[0])) continue;
    found.push({term: candidate, postings, weight: EXPANSION_WEIGHTS.mistake[mistakes > 1 ? 0 : 1]});
  }
  return found;
}
