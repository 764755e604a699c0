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
export function mark(text: string, marks: Marks): Marked {
  const spans = spansIn(text, marks.terms);
  let end = 0;
  const pieces = spans.map(({from, to}) => {
    const between = escapeHtml(text.slice(end, from));
    end = to;
    return between + marks.before + escapeHtml(text.slice(from, to)) + marks.after;
  });
  return toMarked(pieces.join('') + escapeHtml(text.slice(end)), spans, marks);
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

/** A word and its terms. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly terms: readonly string[];
}

function spansIn(text: string, terms: ReadonlySet<string>): Span[] {
  return wordsOf(text).flatMap((word) => {
    const found = word.terms.filter((term) => terms.has(term));
    return found.length > 0 ? [{...word, terms: found}] : [];
  });
}

/** While a reader types, the same texts are marked again and again: cutting them takes longer than all else. */
const KNOWN_TEXTS = new Map<string, readonly Span[]>();
const MOST_KNOWN_TEXTS = 1000;

function wordsOf(text: string): readonly Span[] {
  const known = KNOWN_TEXTS.get(text);
  if (known) return known;
  const words = tokensOf(text).map((token) => ({from: token.start, to: token.end, terms: termsOf(token)}));
  if (KNOWN_TEXTS.size >= MOST_KNOWN_TEXTS) KNOWN_TEXTS.clear();
  KNOWN_TEXTS.set(text, words);
  return words;
}

function toMarked(value: string, spans: readonly Span[], {terms}: Marks): Marked {
  const found = new Set(spans.flatMap((span) => span.terms)).size;
  return {value, matchLevel: found === 0 ? 'none' : found < terms.size ? 'partial' : 'full'};
}

interface Cut {
  readonly text: string;
  /** How many different terms it has. */
  readonly found: number;
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

function bestCut(line: string, {terms, words: most}: SnippetMarks): Cut {
  const words = [...line.matchAll(/\S+/g)].map(({index, 0: word}) => ({
    from: index,
    to: index + word.length,
  }));
  const spans = spansIn(line, terms);
  // A few words before the first match tell what it is about.
  const before = Math.floor(most / 3);
  const starts = [0, ...spans.map(({from}) => Math.max(0, words.findIndex(({to}) => to > from) - before))];
  const cuts = [...new Set(starts.map((start) => Math.min(start, Math.max(0, words.length - most))))].map(
    (start) => {
      const [from, to] = [words[start]?.from ?? 0, words[Math.min(start + most, words.length) - 1]?.to ?? 0];
      const inside = spans.filter((span) => span.from >= from && span.to <= to);
      return {
        text: line.slice(from, to),
        found: new Set(inside.flatMap((span) => span.terms)).size,
        isStart: start === 0,
        isEnd: start + most >= words.length,
      };
    },
  );
  return cuts.reduce((one, other) => (other.found > one.found ? other : one));
}
