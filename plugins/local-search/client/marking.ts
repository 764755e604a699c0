import {termsOf, tokensOf} from '../shared/tokens';
import type {Marked} from '../shared/types';

export interface Marks {
  /** Terms as the tokeniser makes them: a word that has one of them is marked. */
  readonly terms: ReadonlySet<string>;
  readonly before: string;
  readonly after: string;
}

export interface SnippetMarks extends Marks {
  /** Most words of a snippet. */
  readonly words: number;
  readonly ellipsis: string;
}

/** Marks the words of a plain text. The text is escaped, the tags are not. */
export function mark(text: string, {terms, before, after}: Marks): Marked {
  const spans = wordsOf(text, terms).flatMap(({spans}) => spans);
  let end = 0;
  const pieces = spans.map(({from, to}) => {
    const between = escapeHtml(text.slice(end, from));
    end = to;
    return between + before + escapeHtml(text.slice(from, to)) + after;
  });
  const found = countTerms(spans);
  const matchLevel = found === 0 ? 'none' : found < terms.size ? 'partial' : 'full';
  return {value: pieces.join('') + escapeHtml(text.slice(end)), matchLevel};
}

/**
 * Marks the part of a text that has most of the words.
 *
 * @param text a snippet has words of one of its lines: of the first that has any
 * @returns the beginning of the text when it has none of them
 */
export function snippet(text: string, marks: SnippetMarks): Marked {
  const cuts = text.split('\n').map((line) => bestCut(line, marks));
  const best = cuts.find(({found}) => found > 0) ?? cuts[0]!;
  const marked = mark(best.text, marks);
  return {
    ...marked,
    value: (best.isStart ? '' : marks.ellipsis) + marked.value + (best.isEnd ? '' : marks.ellipsis),
  };
}

/** Makes a text safe to be written as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

interface Cut {
  readonly text: string;
  /** How many different terms it has. */
  readonly found: number;
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

function bestCut(line: string, {terms, words: most}: SnippetMarks): Cut {
  const words = wordsOf(line, terms);
  const last = Math.max(0, words.length - most);
  // A few words before the first match tell what it is about.
  const before = Math.floor(most / 3);
  const matches = words.flatMap(({spans}, index) => (spans.length > 0 ? [index - before] : []));
  const starts = new Set([0, ...matches.map((start) => Math.min(Math.max(0, start), last))]);
  const cuts = [...starts].map((start): Cut => {
    const some = words.slice(start, start + most);
    return {
      text: line.slice(some[0]?.from, some.at(-1)?.to),
      found: countTerms(some.flatMap(({spans}) => spans)),
      isStart: start === 0,
      isEnd: start === last,
    };
  });
  return cuts.reduce((one, other) => (other.found > one.found ? other : one));
}

/** What stands between two spaces. */
interface Word {
  readonly from: number;
  readonly to: number;
  /** What is to be marked of it. */
  readonly spans: readonly Span[];
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly terms: readonly string[];
}

function wordsOf(text: string, terms: ReadonlySet<string>): Word[] {
  const isWanted = (term: string) => terms.has(term);
  return [...text.matchAll(/\S+/g)].map(({index, 0: word}) => {
    const spans = spansOf(word).filter((span) => span.terms.some(isWanted));
    return {
      from: index,
      to: index + word.length,
      spans: spans.map((span) => ({
        from: index + span.from,
        to: index + span.to,
        terms: span.terms.filter(isWanted),
      })),
    };
  });
}

/** Words of the site that have been cut into terms: doing so takes longer than all else, and most come again and again. */
const KNOWN_WORDS = new Map<string, readonly Span[]>();

function spansOf(word: string): readonly Span[] {
  const known = KNOWN_WORDS.get(word);
  if (known) return known;
  const spans = tokensOf(word).map((token) => ({from: token.start, to: token.end, terms: termsOf(token)}));
  KNOWN_WORDS.set(word, spans);
  return spans;
}

function countTerms(spans: readonly Span[]): number {
  return new Set(spans.flatMap(({terms}) => terms)).size;
}
