import type {Grammar} from 'prismjs';

// Read from the grammar of the language, 0.85. Prism matches the entries in order, each over what the earlier ones left.
const KEYWORDS =
  'as|break|bring|catch|class|continue|else|enum|extends|extern|finally|for|if|impl|in|interface|internal|let|lift|' +
  'new|protected|pub|return|static|struct|super|this|throw|try|var|while';
const PRIMITIVES = 'any|bool|bytes|datetime|duration|num|regex|str|void';
const COLLECTIONS = 'Array|Json|Map|MutArray|MutJson|MutMap|MutSet|Set';

const ESCAPE = String.raw`\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[\s\S])`;
const PLAIN_STRING = String.raw`"(?:\\[\s\S]|[^"\\])*"`;
// An expression in a string may hold strings and braces of its own: `"{names.get("first")}"`.
const INNER_STRING = String.raw`"(?:\\[\s\S]|\{(?:[^{}"]|${PLAIN_STRING})*\}|[^"\\{])*"`;
const INTERPOLATION = String.raw`\{(?:[^{}"]|${INNER_STRING}|\{(?:[^{}"]|${PLAIN_STRING})*\})*\}`;
const STRING = String.raw`"(?:\\[\s\S]|${INTERPOLATION}|[^"\\{])*"`;
const NUMBER = String.raw`\b\d[\d_]*(?:\.\d[\d_]*)?`;

/** A word that stands alone: `.in` is a member and `@if` an intrinsic. */
const word = (words: string) => ({
  pattern: new RegExp(String.raw`(^|[^.\w$@]|\.\.=?)(?:${words})(?![\w$])`),
  lookbehind: true,
});

const interpolation: Grammar = {};

export const wingGrammar: Grammar = {
  'doc-comment': {pattern: /\/\/\/.*/, greedy: true, alias: 'comment'},
  comment: {pattern: /\/\/.*|\/\*[\s\S]*?\*\//, greedy: true},
  'raw-string': {
    pattern: new RegExp(`#${PLAIN_STRING}`),
    greedy: true,
    alias: 'string',
    inside: {escape: {pattern: new RegExp(ESCAPE), alias: 'char'}},
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
      escape: {pattern: new RegExp(ESCAPE), alias: 'char'},
      interpolation: {pattern: new RegExp(INTERPOLATION), inside: interpolation},
    },
  },
  intrinsic: {pattern: /@[A-Za-z_$][\w$]*/, alias: 'builtin'},
  duration: {pattern: new RegExp(`${NUMBER}(?:ms|mo|[smhdy])\\b`), alias: 'number'},
  number: new RegExp(`${NUMBER}\\b`),
  'class-definition': {
    pattern: /(\b(?:class|enum|interface|struct)\s+)[A-Za-z_$][\w$]*/,
    lookbehind: true,
    alias: 'class-name',
  },
  namespace: {pattern: /(\b(?:bring|as)\s+)[A-Za-z_$][\w$]*/, lookbehind: true},
  variable: {pattern: /(\blet\s+(?:var\s+)?)(?!var\s)[A-Za-z_$][\w$]*/, lookbehind: true},
  // There is no conditional operator, so a name before a colon is a field, a key, an argument or a parameter.
  property: {pattern: /(^|[^\w$.])[A-Za-z_$][\w$]*(?=\s*:)/, lookbehind: true},
  phase: {...word('preflight|inflight|unphased'), alias: 'keyword'},
  test: {pattern: /\btest(?=\s+$)|\btest(?=\s*\{)/, alias: 'keyword'},
  keyword: word(KEYWORDS),
  boolean: word('true|false'),
  nil: {...word('nil'), alias: 'constant'},
  builtin: word(`${PRIMITIVES}|${COLLECTIONS}`),
  'class-name': /\b[A-Z][\w$]*/,
  function: /\b[a-z_$][\w$]*(?=\s*\()/,
  operator: /=>|\.{3}|\.\.=?|\?\?|\?\.|\*\*|[=!<>]=|[+-]=|&&|\|\||[-+*/\\%=<>!?]/,
  punctuation: /[{}[\]();,.:]/,
};

Object.assign(interpolation, {
  'interpolation-punctuation': {pattern: /^\{|\}$/, alias: 'punctuation'},
  ...wingGrammar,
});
