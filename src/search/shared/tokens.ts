// cspell:ignore deadletter putjson
/** Cuts text and queries into the terms that are indexed. Both go through the same steps, or they would never match. */
import {stem} from './stem';

export interface SearchToken extends Form {
  /** Position in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** The part of a token that does not depend on its position. */
interface Form {
  /** The names of a dotted chain: `Bucket.putJson` has two; other tokens have one. */
  readonly parts: readonly TokenPart[];
  /** A dotted chain as a whole, in small letters: `bucket.putjson`. */
  readonly chain?: string;
  /** All terms that it stands for. */
  readonly terms: readonly string[];
}

export interface TokenPart {
  /** The whole name in small letters, with nothing between its words: `putjson`, `deadletter`, `??`. */
  readonly whole: string;
  /** The stems of its words, if there are several: `put`, `json`. */
  readonly words: readonly string[];
  /** What is indexed for the whole: its stem. */
  readonly term: string;
}

/** Terms of a text, in their order and with repetitions: names as a whole, and the words of compounds. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  visitTokens(text, (form) => {
    for (const term of form.terms) terms.push(term);
  });
  return terms;
}

/** The tokens of a text, with their positions. */
export function tokenizeText(text: string): SearchToken[] {
  const tokens: SearchToken[] = [];
  // Spreading the form would take most of the time of an answer.
  visitTokens(text, ({parts, chain, terms}, start, end) => tokens.push({start, end, parts, chain, terms}));
  return tokens;
}

function visitTokens(text: string, visit: (form: Form, start: number, end: number) => void) {
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const {0: found, index: start} = match;
    const end = start + found.length;
    const isRaw = found === '#' && text[end] === '"';
    if (found.length === 1 && SIGN.test(found) && !isRaw && !(isGap(text[start - 1]) && isGap(text[end])))
      continue;
    // The slashes of an address are not a comment.
    if (found === '//' && text[start - 1] === ':') continue;
    visit(formOf(found), start, end);
  }
}

/**
 * In this order: words and dotted chains, also with `@`; then operators, the longest first; then any sign, which counts
 * only where it stands alone (else every full stop would be a term).
 */
const TOKEN =
  /@?[\p{L}\p{N}_$]+(?:[.\-'’]@?[\p{L}\p{N}_$]+)*|[=!]==?|\?\?=?|\?\.|=>|&&|\|\||\*\*|\+\+|--|[-+*/%<>]=|<<|>>|\.{2,3}|\/[/*]|[-+*/%<>=!?#&|^~:\\]/gu;

const SIGN = /^[^\p{L}\p{N}_$@]$/u;
const WORD_START = /^[\p{L}\p{N}_$@]/u;

function isGap(character: string | undefined): boolean {
  return character === undefined || /\s/.test(character);
}

/** Most words occur many times, so each is analyzed once. */
const FORMS = new Map<string, Form>();

function formOf(found: string): Form {
  const known = FORMS.get(found);
  if (known) return known;
  const form = toForm(found);
  FORMS.set(found, form);
  return form;
}

function toForm(found: string): Form {
  if (!WORD_START.test(found)) return {parts: [{whole: found, words: [], term: found}], terms: [found]};
  const names = found
    .replace(/['’]s$/i, '')
    .replace(/['’]/g, '')
    .split('.');
  const parts = names.map(toPart);
  const terms = parts.flatMap(({term, words}) => [term, ...words]);
  return {parts, terms, ...(parts.length > 1 && {chain: parts.map(({whole}) => whole).join('.')})};
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
