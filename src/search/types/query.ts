import {MAX_QUERY_LENGTH} from '../../config/search';
import {ARROWS, hasArrow} from '../shared/arrow';
import {createTypeReader, type Parameter, type TypeReader, type WingType} from './typeSyntax';

/** A question for members by what goes in and out: `(str) -> Json`. */
export interface TypeQuery {
  /** What goes in; nothing is said about it in `-> Json`, and `() -> Json` says that nothing does. */
  readonly inputs?: readonly WingType[];
  /** What comes out; the reader has not come to it in `str ->`. */
  readonly output?: WingType;
  /** The name that the query ends with, if it does: the reader may be in the middle of it. */
  readonly unfinished?: string;
}

/**
 * Reads a query as a signature: types, an arrow, a type. Parentheses and the names of parameters can be left out.
 *
 * Sources: the search for type signatures of https://doc.rust-lang.org/rustdoc/read-documentation/search.html, and
 * https://hoogle.haskell.org.
 *
 * @returns nothing for other queries, such as words with an arrow between them
 */
export function parseTypeQuery(text: string): TypeQuery | undefined {
  if (text.length > MAX_QUERY_LENGTH || !hasArrow(text)) return undefined;
  for (const readInputs of [withoutInputs, inParentheses, inALine]) {
    const reader = createTypeReader(text);
    const inputs = readInputs(reader);
    if (inputs === undefined || !acceptArrow(reader)) continue;
    const output = reader.type();
    if (text.slice(reader.at).trim() || !(output || inputs?.length)) return undefined;
    const [unfinished] = (output && /[\w.]+$/.exec(text)) ?? [];
    return {
      ...(inputs && {inputs: inputs.map(({type}) => type)}),
      ...(output && {output}),
      ...(unfinished && {unfinished}),
    };
  }
  return undefined;
}

/** Inputs before the arrow; `null` where the query has none, and nothing for what cannot be read in this way. */
type Inputs = readonly Parameter[] | null | undefined;

function withoutInputs(reader: TypeReader): Inputs {
  const isFirst = acceptArrow(reader);
  reader.at = 0;
  return isFirst ? null : undefined;
}

function inParentheses(reader: TypeReader): Inputs {
  return reader.accept('(') ? reader.parameters() : undefined;
}

function inALine(reader: TypeReader): Inputs {
  const inputs: Parameter[] = [];
  do {
    const type = reader.type();
    if (!type) return undefined;
    inputs.push({type, isRest: false});
  } while (reader.accept(','));
  return inputs;
}

function acceptArrow(reader: TypeReader): boolean {
  return ARROWS.some((arrow) => reader.accept(arrow));
}
