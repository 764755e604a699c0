import {Prism} from 'prism-react-renderer';
import {wingGrammar} from '../code-samples/wingGrammar';
import type {Line, Token} from './types';

type PrismToken = string | {type: string; alias?: string | string[]; content: PrismToken | PrismToken[]};

const GRAMMARS = {
  wing: wingGrammar,
  json: Prism.languages.json,
  javascript: Prism.languages.javascript,
} as const;

/** Splits code into lines of tokens, so that the page needs no highlighter of its own. */
export function highlight(code: string, language: keyof typeof GRAMMARS): Line[] {
  const tokens = Prism.tokenize(code, GRAMMARS[language] as never) as PrismToken[];
  const lines: Token[][] = [[]];
  for (const [text, className] of tokens.flatMap((token) => flatten(token, []))) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push(className ? [part, className] : [part]);
    });
  }
  return lines;
}

function flatten(token: PrismToken, types: readonly string[]): Token[] {
  if (typeof token === 'string') return [types.length > 0 ? [token, `token ${types.join(' ')}`] : [token]];
  const own = [token.type, ...[token.alias ?? []].flat()];
  // The innermost token says what the text is; a string around an expression does not make it a string.
  return [token.content].flat().flatMap((inner) => flatten(inner, typeof inner === 'string' ? own : []));
}
