// cspell:ignore deadletter putjson
/** This file cuts texts and queries into the terms that are indexed. Both sides use it, or they would never meet. */
import {stem} from './stem';

export interface Token {
  /** Where the token stands in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The names of a dotted chain: `Bucket.putJson` has two; other tokens have one. */
  readonly parts: readonly TokenPart[];
  /** A dotted chain as a whole, in small letters: `bucket.putjson`. */
  readonly chain?: string;
}

export interface TokenPart {
  /** The whole name in small letters, with nothing between its words: `putjson`, `deadletter`, `??`. */
  readonly whole: string;
  /** The stems of its words, if there are several: `put`, `json`. */
  readonly words: readonly string[];
  /** What is indexed for the whole: its stem. */
  readonly term: string;
}

/** Terms of a text, in their order and with repetitions: wholes, words of compounds, dotted chains. */
export function tokenise(text: string): string[] {
  return tokensOf(text).flatMap(termsOf);
}

/** All terms that a token stands for. */
export function termsOf({chain, parts}: Token): string[] {
  return [...(chain ? [chain] : []), ...parts.flatMap(({term, words}) => [term, ...words])];
}

/** The tokens of a text and where they stand. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [found] = match;
    const {index: start} = match;
    const end = start + found.length;
    const isSingleSign = found.length === 1 && !WORD_START.test(found);
    const isRaw = found === '#' && text[end] === '"';
    if (isSingleSign && !isRaw && !(isGap(text[start - 1]) && isGap(text[end]))) continue;
    // The middle of an address is no comment.
    if (found === '//' && text[start - 1] === ':') continue;
    tokens.push({start, end, ...toParts(found)});
  }
  return tokens;
}

/**
 * In this order: words and dotted chains, also with `@`; then operators, the longest first; then any sign, which counts
 * only where it stands alone (else every full stop would be a term).
 */
const TOKEN =
  /@?[\p{L}\p{N}_$]+(?:[.\-'’]@?[\p{L}\p{N}_$]+)*|[=!]==?|\?\?=?|\?\.|=>|&&|\|\||\*\*|\+\+|--|[-+*/%<>]=|<<|>>|\.{2,3}|\/[/*]|[-+*/%<>=!?#&|^~:\\]/gu;

const WORD_START = /[\p{L}\p{N}_$@]/u;

function isGap(character: string | undefined): boolean {
  return character === undefined || /\s/.test(character);
}

function toParts(found: string): Pick<Token, 'parts' | 'chain'> {
  if (!WORD_START.test(found)) return {parts: [{whole: found, words: [], term: found}]};
  const names = found
    .replace(/['’]s$/i, '')
    .replace(/['’]/g, '')
    .split('.');
  const parts = names.map(toPart);
  return names.length > 1 ? {parts, chain: parts.map(({whole}) => whole).join('.')} : {parts};
}

function toPart(name: string): TokenPart {
  const words = splitWords(name);
  const whole = words.join('');
  if (name.startsWith('@')) return {whole: `@${whole}`, words: words.map(stem), term: `@${whole}`};
  if (words.length === 1) return {whole, words: [], term: stem(whole)};
  return {whole, words: words.filter((word) => word.length > 1).map(stem), term: stem(whole)};
}

/** `putJson`, `put_json`, `put-json` and `HTTPClient` into words in small letters. */
function splitWords(name: string): string[] {
  const words = name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_\-$@]+/)
    .filter(Boolean);
  return (words.length ? words : [name]).map((word) => word.toLowerCase());
}
