/** Colours and indentation of Wing in the editor: the language's tokens, read line by line. */
import {type IndentContext, StreamLanguage, type StringStream} from '@codemirror/language';
import * as tokens from '@site/src/wing/language/tokens';
import {type TokenName, tokenTable} from './tokenNames';

/** What is open: a comment, a string, or an expression or block in braces inside a string. */
type Scope = 'comment' | 'string' | 'plainString' | 'interpolation' | 'braces';

interface State {
  scopes: Scope[];
  /** For each open bracket, the indentation of its line. */
  brackets: number[];
  /** The word or sign directly before, as in `class` before a new name. */
  before: string;
}

const WORDS = new Map<string, TokenName>([
  ...entries(tokens.PHASES, 'phase'),
  ...entries(tokens.KEYWORDS, 'keyword'),
  ...entries(tokens.BOOLEANS, 'boolean'),
  ...entries(['nil'], 'nil'),
  ...entries([...tokens.PRIMITIVES, ...tokens.COLLECTIONS], 'builtinType'),
]);

const ESCAPE = start(tokens.ESCAPE);
const DURATION = start(String.raw`${tokens.NUMBER}${tokens.DURATION_UNIT}\b`);
const NUMBER = start(tokens.NUMBER);
const OPERATOR = start(tokens.OPERATOR);
const PUNCTUATION = start(tokens.PUNCTUATION);

export const wing = StreamLanguage.define<State>({
  name: 'wing',
  startState: () => ({scopes: [], before: '', brackets: []}),
  token: (stream, state) => readToken(stream, state) ?? null,
  indent: (state, textAfter, context) =>
    isText(state.scopes.at(-1)) ? null : indentLine(state, textAfter, context),
  languageData: {
    commentTokens: {line: '//', block: {open: '/*', close: '*/'}},
    closeBrackets: {brackets: ['(', '[', '{', '"']},
    indentOnInput: /^\s*[)\]}]$/,
  },
  tokenTable,
});

function readToken(stream: StringStream, state: State): TokenName | undefined {
  const scope = state.scopes.at(-1);
  if (scope === 'comment') return readComment(stream, state);
  if (scope === 'string' || scope === 'plainString') return readString(stream, state, scope);
  if (stream.eatSpace()) return undefined;
  const {before} = state;
  state.before = '';
  if (stream.match('//')) {
    const isDoc = stream.peek() === '/';
    stream.skipToEnd();
    return isDoc ? 'docComment' : 'comment';
  }
  if (stream.match('/*')) {
    state.scopes.push('comment');
    return readComment(stream, state);
  }
  if (stream.match('#"') || stream.match('"')) {
    // Braces mean nothing in the name of a test and in a raw string.
    state.scopes.push(before === 'test' || stream.current() === '#"' ? 'plainString' : 'string');
    return 'string';
  }
  if (stream.match(/^@[A-Za-z_$][\w$]*/)) return 'intrinsic';
  if (stream.match(DURATION)) return 'duration';
  if (stream.match(NUMBER)) return 'number';
  if (stream.match(/^[A-Za-z_$][\w$]*/)) return readWord(stream, state, before);
  if (scope === 'interpolation' && stream.eat('}')) {
    state.scopes.pop();
    return 'interpolation';
  }
  if (readBracket(stream, state)) {
    if (stream.current() === '{') state.scopes.push('braces');
    else if (stream.current() === '}' && scope === 'braces') state.scopes.pop();
    return 'punctuation';
  }
  if (stream.match(OPERATOR)) {
    state.before = stream.current() === '?.' ? '.' : '';
    return 'operator';
  }
  if (stream.match(PUNCTUATION)) {
    state.before = stream.current();
    return 'punctuation';
  }
  stream.next();
  return undefined;
}

function readBracket(stream: StringStream, state: State): boolean {
  const bracket = stream.eat(/[()[\]{}]/);
  if (!bracket) return false;
  if ('([{'.includes(bracket)) state.brackets.push(stream.indentation());
  else state.brackets.pop();
  return true;
}

/** One step further in than the line of the innermost open bracket; a closing bracket as far in as that line. */
function indentLine({brackets}: State, textAfter: string, {unit}: Pick<IndentContext, 'unit'>): number {
  const outer = brackets.at(-1);
  if (outer === undefined) return 0;
  return /^[)\]}]/.test(textAfter) ? outer : outer + unit;
}

function readComment(stream: StringStream, state: State): TokenName {
  if (stream.skipTo('*/')) {
    stream.match('*/');
    state.scopes.pop();
  } else stream.skipToEnd();
  return 'comment';
}

function readString(stream: StringStream, state: State, scope: Scope): TokenName {
  if (stream.match(ESCAPE)) return 'escape';
  if (stream.eat('"')) {
    state.scopes.pop();
    return 'string';
  }
  if (scope === 'string' && stream.eat('{')) {
    state.scopes.push('interpolation');
    return 'interpolation';
  }
  // A backslash at the end of a line is no escape here, as the line break is not seen.
  stream.next();
  stream.eatWhile(scope === 'string' ? /[^"\\{]/ : /[^"\\]/);
  return 'string';
}

function readWord(stream: StringStream, state: State, before: string): TokenName | undefined {
  const word = stream.current();
  const isMember = before === '.';
  if (tokens.DEFINERS.includes(before)) return 'definition';
  if (tokens.IMPORTERS.includes(before)) return 'namespace';
  if ((before === 'let' && word !== 'var') || before === 'let var') return 'binding';
  if (!isMember && stream.match(/^\s*:/, false)) return 'key';
  if (!isMember && word === 'test' && stream.match(/^\s*(?:["{]|$)/, false)) {
    state.before = word;
    return 'keyword';
  }
  const known = isMember ? undefined : WORDS.get(word);
  if (known) {
    state.before = before === 'let' ? 'let var' : word;
    return known;
  }
  if (/^[A-Z]/.test(word)) return 'className';
  return stream.match(/^\s*\(/, false) ? 'function' : undefined;
}

function isText(scope: Scope | undefined): boolean {
  return scope === 'comment' || scope === 'string' || scope === 'plainString';
}

function entries(words: readonly string[], name: TokenName): [string, TokenName][] {
  return words.map((word) => [word, name]);
}

function start(source: string): RegExp {
  return new RegExp(`^(?:${source})`);
}
