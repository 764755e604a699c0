/** Colours of the JavaScript that a Wing program calls, and of what the compiler makes. */
import {StreamLanguage, type StringStream} from '@codemirror/language';
import {type BracketState, indentLine, languageData, readBracket} from './codeMode';
import {type TokenName, tokenTable} from './tokenNames';

interface State extends BracketState {
  /** What goes on in the next line: a comment or a template. */
  open: '' | '*/' | '`';
}

const WORDS = new Map<string, TokenName>([
  ...(
    'as async await break case catch class const continue debugger default delete do else export extends finally for ' +
    'from function get if import in instanceof let new of return set static super switch this throw try typeof var ' +
    'void while with yield'
  )
    .split(' ')
    .map((word): [string, TokenName] => [word, 'keyword']),
  ['true', 'boolean'],
  ['false', 'boolean'],
  ['null', 'nil'],
  ['undefined', 'nil'],
]);

export const javascript = StreamLanguage.define<State>({
  name: 'javascript',
  startState: () => ({open: '', brackets: []}),
  token: (stream, state) => readToken(stream, state) ?? null,
  indent: (state, textAfter, context) => (state.open ? null : indentLine(state, textAfter, context)),
  languageData,
  tokenTable,
});

function readToken(stream: StringStream, state: State): TokenName | undefined {
  if (state.open) return readOn(stream, state);
  if (stream.eatSpace()) return undefined;
  if (stream.match('//')) {
    stream.skipToEnd();
    return 'comment';
  }
  if (stream.match('/*')) {
    state.open = '*/';
    return readOn(stream, state);
  }
  if (stream.eat('`')) {
    state.open = '`';
    return readOn(stream, state);
  }
  if (stream.match(/^"(?:\\.|[^"\\])*"?/) || stream.match(/^'(?:\\.|[^'\\])*'?/)) return 'string';
  if (stream.match(/^(?:0[xob][\da-f_]+|\d[\d_]*(?:\.[\d_]*)?(?:e[+-]?\d+)?)n?/i)) return 'number';
  if (stream.match(/^[A-Za-z_$][\w$]*/)) return toName(stream);
  if (readBracket(stream, state)) return 'punctuation';
  if (stream.match(/^[-+*/%=<>!?&|^~]+/)) return 'operator';
  if (stream.match(/^[;,.:]/)) return 'punctuation';
  stream.next();
  return undefined;
}

function readOn(stream: StringStream, state: State): TokenName {
  const name = state.open === '`' ? 'string' : 'comment';
  while (!stream.eol()) {
    if (state.open === '`' && stream.eat('\\')) stream.next();
    else if (stream.match(state.open)) {
      state.open = '';
      return name;
    } else stream.next();
  }
  return name;
}

function toName(stream: StringStream): TokenName | undefined {
  const word = stream.current();
  const known = WORDS.get(word);
  if (known) return known;
  if (stream.match(/^\s*\(/, false)) return 'function';
  if (/^[A-Z]/.test(word)) return 'className';
  return stream.match(/^\s*:/, false) ? 'key' : undefined;
}
