/** What the modes of Wing and JavaScript have in common: brackets, and the indentation that they ask for. */
import type {IndentContext, StringStream} from '@codemirror/language';

export interface BracketState {
  /** For each bracket that is open, the indentation of its line. */
  brackets: number[];
}

/** Takes a bracket, if one is next. */
export function readBracket(stream: StringStream, state: BracketState): boolean {
  const sign = stream.eat(/[()[\]{}]/);
  if (!sign) return false;
  if ('([{'.includes(sign)) state.brackets.push(stream.indentation());
  else state.brackets.pop();
  return true;
}

/** A line is one step further in than the line of the innermost open bracket, and a closing one as far as that. */
export function indentLine(
  {brackets}: BracketState,
  textAfter: string,
  {unit}: Pick<IndentContext, 'unit'>,
): number {
  const outer = brackets.at(-1);
  if (outer === undefined) return 0;
  return /^[)\]}]/.test(textAfter) ? outer : outer + unit;
}

export const languageData = {
  commentTokens: {line: '//', block: {open: '/*', close: '*/'}},
  closeBrackets: {brackets: ['(', '[', '{', '"']},
  indentOnInput: /^\s*[)\]}]$/,
};
