/** What is left of a message that a reader has pasted, once everything is gone that only their own run has. */

/** A part of a text, from one position up to another. */
export type Span = readonly [start: number, end: number];

/** A query, without what a message has around it. */
export interface Cleaned {
  readonly text: string;
  /** Whether it is a message, as far as can be told from what was around it. */
  readonly isMessage: boolean;
  /** What it is about, in the words of the pages, where it only has a sign for it. */
  readonly about?: string;
}

/**
 * Takes colors, marks of a level, places in files, lines of the program, addresses and paths out of a query. Other queries stay
 * as they are: in `-- comment` and `a | b`, the signs are what is looked for.
 */
export function withoutSurroundings(query: string): Cleaned {
  // Letters of double width are what some input methods leave.
  const plain = query.normalize('NFKC').replace(COLORS, '');
  const sign = plain.replace(/\s/g, '');
  if (Object.hasOwn(SIGNS, sign)) return {text: SIGNS[sign]!, isMessage: false};
  const isMessage = MARKS.test(plain) || BEGINNINGS.test(plain) || quotedIn(plain).length > 0;
  if (!isMessage && wordsIn(plain) < LONG_MESSAGE_WORDS) return {text: plain, isMessage};
  const message = plain
    .replace(LABELS, ' ')
    .split(PLACE)
    .find((part) => wordsIn(part) > 0);
  const cleaned = OWN.reduce((text, pattern) => text.replace(pattern, ' '), message ?? '');
  if (wordsIn(cleaned) === 0) return {text: plain, isMessage};
  const text = cleaned.replace(SEMICOLON, ' semicolon ');
  // `str?` is an optional type, in a message as on the pages.
  return {text, isMessage, ...(OPTIONAL.test(text) && {about: 'optional'})};
}

/** Signs of the language, and a name with one, that no page has as words, in the words of the pages. */
const SIGNS: Readonly<Record<string, string>> = {
  '::': 'bring namespaces',
  '{}': 'Json literal',
  '()': 'closures functions',
  '[]': 'arrays',
  '@': '@dirname',
  '.': 'optional chaining properties',
  ',': 'function parameters',
  '<>': 'generic types',
  '.env': 'dotenv',
};

const SEMICOLON = /["'`];["'`]/g;
const OPTIONAL = /\b(?:got|of type) ["'][^"'\n]{1,60}\?["']/;

/** Names in quotes, which are the reader's own as a rule: those in a query that has more words outside of quotes. */
export function quotedIn(query: string): Span[] {
  // An option is the tool's.
  const names = [...query.matchAll(QUOTED)].filter(([name]) => name[1] !== '-');
  const spans = names.map(({0: {length}, index}): Span => [index, index + length]);
  return wordsIn(query.replace(QUOTED, ' ')) > 1 ? spans : [];
}

export function isWithin(position: number, spans: readonly Span[]): boolean {
  return spans.some(([start, end]) => start <= position && position < end);
}

/** A terminal's colors, also where the paste has lost their first character. */
const COLORS = /\p{Cc}?\[\d{1,2}(?:;\d{1,3})*m/gu;

/** What only messages have: a level before a colon, the place that the compiler points to, or a stack. */
const MARKS = /(?:error|exception|warning)\b[^\n]{0,20}:|ERR!|-->|\bat \S+ ?\(|\bpanicked at\b|:\d+:\d+/i;

/** How messages begin. */
const BEGINNINGS =
  /^\s*(?:cannot|can not|can't|could not|couldn't|unable to|unexpected|expected|invalid|missing|unknown|unsupported|failed to|there is already|too many|access)\s\S+\s\S/i;

/** A query with this many words is hardly typed. */
const LONG_MESSAGE_WORDS = 8;

/** Who speaks, and how bad it is. The name of a special error says more: `AccessDeniedException` stays. */
const LABELS =
  /\bnpm (?:ERR!|error)(?: code)?|\b(?:(?:runtime|compiler|fatal|internal|uncaught) )*(?:error|TypeError|RangeError|SyntaxError|AssertionError|ReferenceError)(?: ?\[\w+\])?:|\[(?:error|warn(?:ing)?|info)\]/gi;

/** From here on, the compiler shows the program. */
const PLACE = /-->|\n\s*(?:\d+\s*)?\|/;

/** What differs from one reader's message to another's, the longest first. */
const OWN: readonly RegExp[] = [
  // Addresses and identifiers of resources.
  /\b[a-z]+:\/\/\S+/gi,
  /\barn:[\w:/-]+/g,
  // The package of each class.
  /@winglang\/sdk\./g,
  // Places in files, with the words before them.
  /\b(?:at )?[\w@./\\~-]+\.(?:w|[cm]?[jt]sx?|rs):\d+(?::\d+)?:?/g,
  /\bat \S+ \([^)]*\)/g,
  // Paths, but not the names of packages.
  /(?<![\w@.])(?:~|\.{1,2}|[A-Z]:)?[/\\][\w@.~-]+[/\\][\w@.~/\\-]*/g,
  /\b(?:\w+=)?root\/[\w/:.-]+/g,
  // Keys and the like in parentheses.
  /\(\w+=[^)]*\)/g,
];

const QUOTED = /(?<![\p{L}\p{N}])(?:"[^"\n]{1,80}"|'[^'\n]{1,80}'|`[^`\n]{1,80}`)(?![\p{L}\p{N}])/gu;

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0;
}
