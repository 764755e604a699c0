import {escapeHtml} from '../../lib/escapeHtml';
import {tokenizeText} from '../shared/tokens';
import type {Highlighted} from '../shared/types';

interface HighlightOptions {
  /** Terms as `termsOf` returns them: a word that has one of them is highlighted. */
  readonly terms: ReadonlySet<string>;
  /** Tags around each match. */
  readonly before: string;
  readonly after: string;
}

export interface SnippetOptions extends HighlightOptions {
  /** Maximum number of words in a snippet. */
  readonly words: number;
  readonly ellipsis: string;
}

/** Highlights the words of a plain text that match. The text is escaped, the tags are not. */
export function highlightMatches(text: string, {terms, before, after}: HighlightOptions): Highlighted {
  const matches = wordsOf(text, terms).flatMap((word) => word.matches);
  let end = 0;
  const pieces = matches.map(({from, to}) => {
    const between = escapeHtml(text.slice(end, from));
    end = to;
    return between + before + escapeHtml(text.slice(from, to)) + after;
  });
  const found = countTerms(matches);
  const matchLevel = found === 0 ? 'none' : found < terms.size ? 'partial' : 'full';
  return {value: pieces.join('') + escapeHtml(text.slice(end)), matchLevel};
}

export function hasMatch(text: string, terms: ReadonlySet<string>): boolean {
  const words = text.match(/\S+/g) ?? [];
  return words.flatMap(spansOf).some((span) => span.terms.some((term) => terms.has(term)));
}

/**
 * Cuts out the part of a text with the most matches, and highlights them. A snippet has words of one line only: of the
 * first one with a match, or of the first line when there is none.
 */
export function snippetOf(text: string, options: SnippetOptions): Highlighted {
  const cut = firstCut(text.split('\n'), options);
  const highlighted = highlightMatches(cut.text, options);
  const {ellipsis} = options;
  return {
    ...highlighted,
    value: (cut.isStart ? '' : ellipsis) + highlighted.value + (cut.isEnd ? '' : ellipsis),
  };
}

interface Cut {
  readonly text: string;
  /** How many different terms it has. */
  readonly found: number;
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

function firstCut(lines: readonly string[], options: SnippetOptions): Cut {
  for (const line of lines) {
    const cut = bestCut(line, options);
    if (cut.found > 0) return cut;
  }
  return bestCut(lines[0]!, options);
}

function bestCut(line: string, {terms, words: size}: SnippetOptions): Cut {
  const words = wordsOf(line, terms);
  const lastStart = Math.max(0, words.length - size);
  // A few words before the first match show what it is about.
  const before = Math.floor(size / 3);
  const candidates = words.flatMap(({matches}, index) => (matches.length > 0 ? [index - before] : []));
  const starts = new Set([0, ...candidates.map((start) => Math.min(Math.max(0, start), lastStart))]);
  let best = {start: 0, found: -1};
  for (const start of starts) {
    const found = countTerms(words.slice(start, start + size).flatMap(({matches}) => matches));
    if (found > best.found) best = {start, found};
  }
  const {start, found} = best;
  const text = line.slice(words[start]?.from, words[Math.min(start + size, words.length) - 1]?.to);
  return {text, found, isStart: start === 0, isEnd: start === lastStart};
}

/** The characters between two spaces. */
interface Word {
  readonly from: number;
  readonly to: number;
  /** The parts of it to highlight. */
  readonly matches: readonly Span[];
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly terms: readonly string[];
}

function wordsOf(text: string, terms: ReadonlySet<string>): Word[] {
  const isWanted = (term: string) => terms.has(term);
  return [...text.matchAll(/\S+/g)].map(({index, 0: word}) => {
    const matches = spansOf(word).filter((span) => span.terms.some(isWanted));
    if (matches.length === 0) return {from: index, to: index + word.length, matches: NO_SPANS};
    return {
      from: index,
      to: index + word.length,
      matches: matches.map((span) => ({
        from: index + span.from,
        to: index + span.to,
        terms: span.terms.filter(isWanted),
      })),
    };
  });
}

/** Shared by the words without a match, which are nearly all. */
const NO_SPANS: readonly Span[] = [];

/** Words are tokenized once: it takes most of the time of an answer, and most words of the site come again and again. */
const KNOWN_WORDS = new Map<string, readonly Span[]>();

function spansOf(word: string): readonly Span[] {
  const known = KNOWN_WORDS.get(word);
  if (known) return known;
  const spans = tokenizeText(word).map(({start, end, terms}) => ({from: start, to: end, terms}));
  KNOWN_WORDS.set(word, spans);
  return spans;
}

function countTerms(spans: readonly Span[]): number {
  return new Set(spans.flatMap(({terms}) => terms)).size;
}
