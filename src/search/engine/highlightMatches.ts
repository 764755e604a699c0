import {escapeHtml} from '../../lib/escapeHtml';
import {tokenizeText} from '../shared/tokens';
import type {Highlighted} from '../shared/types';

export interface HighlightOptions {
  /** Terms as the tokenizer makes them: a word that has one of them is marked. */
  readonly terms: ReadonlySet<string>;
  readonly before: string;
  readonly after: string;
}

export interface SnippetOptions extends HighlightOptions {
  /** Most words of a snippet. */
  readonly words: number;
  readonly ellipsis: string;
}

/** Marks the words of a plain text. The text is escaped, the tags are not. */
export function highlightMatches(text: string, {terms, before, after}: HighlightOptions): Highlighted {
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

/** Whether there is anything to mark in a text. */
export function hasMatch(text: string, terms: ReadonlySet<string>): boolean {
  return tokensIn(text).some(({terms: own}) => own.some((term) => terms.has(term)));
}

/**
 * Marks the part of a text that has most of the words.
 *
 * @param text a snippet has words of one of its lines: of the first that has any
 * @returns the beginning of the text when it has none of them
 */
export function snippetOf(text: string, marks: SnippetOptions): Highlighted {
  const best = firstCut(text.split('\n'), marks);
  const marked = highlightMatches(best.text, marks);
  return {
    ...marked,
    value: (best.isStart ? '' : marks.ellipsis) + marked.value + (best.isEnd ? '' : marks.ellipsis),
  };
}

interface Cut {
  readonly text: string;
  /** How many different terms it has. */
  readonly found: number;
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

/** The best of the first line that has any of the words; of the first line, if none has. */
function firstCut(lines: readonly string[], marks: SnippetOptions): Cut {
  for (const line of lines) {
    const cut = bestCut(line, marks);
    if (cut.found > 0) return cut;
  }
  return bestCut(lines[0]!, marks);
}

function bestCut(line: string, {terms, words: most}: SnippetOptions): Cut {
  const words = wordsOf(line, terms);
  const last = Math.max(0, words.length - most);
  // A few words before the first match tell what it is about.
  const before = Math.floor(most / 3);
  const matches = words.flatMap(({spans}, index) => (spans.length > 0 ? [index - before] : []));
  const starts = new Set([0, ...matches.map((start) => Math.min(Math.max(0, start), last))]);
  let best = {start: 0, found: -1};
  for (const start of starts) {
    const found = countTerms(words.slice(start, start + most).flatMap(({spans}) => spans));
    if (found > best.found) best = {start, found};
  }
  const {start, found} = best;
  const text = line.slice(words[start]?.from, words[Math.min(start + most, words.length) - 1]?.to);
  return {text, found, isStart: start === 0, isEnd: start === last};
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
    if (spans.length === 0) return {from: index, to: index + word.length, spans: NO_SPANS};
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

/** What most words have. */
const NO_SPANS: readonly Span[] = [];

/** Words of the site that have been cut into terms: doing so takes longer than all else, and most come again and again. */
const KNOWN_WORDS = new Map<string, readonly Span[]>();

function spansOf(word: string): readonly Span[] {
  const known = KNOWN_WORDS.get(word);
  if (known) return known;
  const spans = tokenizeText(word).map(({start, end, terms}) => ({from: start, to: end, terms}));
  KNOWN_WORDS.set(word, spans);
  return spans;
}

function tokensIn(text: string): Span[] {
  return (text.match(/\S+/g) ?? []).flatMap(spansOf);
}

function countTerms(spans: readonly Span[]): number {
  return new Set(spans.flatMap(({terms}) => terms)).size;
}
