import type {Grammar} from 'prismjs';
import * as tokens from './tokens';

// Prism matches the entries in order, each over what the earlier ones left.
const PLAIN_STRING = String.raw`"(?:\\[\s\S]|[^"\\])*"`;
// An expression in a string may hold strings and braces of its own: `"{names.get("first")}"`.
const INNER_STRING = String.raw`"(?:\\[\s\S]|\{(?:[^{}"]|${PLAIN_STRING})*\}|[^"\\{])*"`;
const INTERPOLATION = String.raw`\{(?:[^{}"]|${INNER_STRING}|\{(?:[^{}"]|${PLAIN_STRING})*\})*\}`;
const STRING = String.raw`"(?:\\[\s\S]|${INTERPOLATION}|[^"\\{])*"`;
const NUMBER = String.raw`\b${tokens.NUMBER}`;

/** A word that stands alone: `.in` is a member and `@if` an intrinsic. */
const word = (words: readonly string[]) => ({
  pattern: new RegExp(String.raw`(^|[^.\w$@]|\.\.=?)(?:${words.join('|')})(?![\w$])`),
  lookbehind: true,
});

/** The name after one of these words. */
const named = (words: readonly string[]) =>
  new RegExp(String.raw`(\b(?:${words.join('|')})\s+)[A-Za-z_$][\w$]*`);

const interpolation: Grammar = {};

export const wingGrammar: Grammar = {
  'doc-comment': {pattern: /\/\/\/.*/, greedy: true, alias: 'comment'},
  comment: {pattern: /\/\/.*|\/\*[\s\S]*?\*\//, greedy: true},
  'raw-string': {
    pattern: new RegExp(`#${PLAIN_STRING}`),
    greedy: true,
    alias: 'string',
    inside: {escape: {pattern: new RegExp(tokens.ESCAPE), alias: 'char'}},
  },
  'test-name': {
    pattern: new RegExp(String.raw`(\btest\s+)${PLAIN_STRING}`),
    lookbehind: true,
    greedy: true,
    alias: 'string',
  },
  string: {
    pattern: new RegExp(STRING),
    greedy: true,
    inside: {
      // Before escapes, which an expression in a string may hold as well, but not for the brace of an escape.
      interpolation: {
        pattern: new RegExp(String.raw`(?<=(?:^|[^\\])(?:\\\\)*)${INTERPOLATION}`),
        inside: interpolation,
      },
      escape: {pattern: new RegExp(tokens.ESCAPE), alias: 'char'},
    },
  },
  intrinsic: {pattern: /@[A-Za-z_$][\w$]*/, alias: 'builtin'},
  duration: {pattern: new RegExp(`${NUMBER}${tokens.DURATION_UNIT}\\b`), alias: 'number'},
  number: new RegExp(`${NUMBER}\\b`),
  'class-definition': {
    pattern: named(tokens.DEFINERS),
    lookbehind: true,
    alias: 'class-name',
  },
  namespace: {pattern: named(tokens.IMPORTERS), lookbehind: true},
  variable: {pattern: /(\blet\s+(?:var\s+)?)(?!var\s)[A-Za-z_$][\w$]*/, lookbehind: true},
  // There is no conditional operator, so a name before a colon is a field, a key, an argument or a parameter.
  property: {pattern: /(^|[^\w$.])[A-Za-z_$][\w$]*(?=\s*:)/, lookbehind: true},
  phase: {...word(tokens.PHASES), alias: 'keyword'},
  test: {pattern: /\btest(?=\s+$)|\btest(?=\s*\{)/, alias: 'keyword'},
  keyword: word(tokens.KEYWORDS),
  boolean: word(tokens.BOOLEANS),
  nil: {...word(['nil']), alias: 'constant'},
  builtin: word([...tokens.PRIMITIVES, ...tokens.COLLECTIONS]),
  'class-name': /\b[A-Z][\w$]*/,
  function: /\b[a-z_$][\w$]*(?=\s*\()/,
  operator: new RegExp(tokens.OPERATOR),
  punctuation: new RegExp(tokens.PUNCTUATION),
};

Object.assign(interpolation, {
  'interpolation-punctuation': {pattern: /^\{|\}$/, alias: 'punctuation'},
  ...wingGrammar,
});
