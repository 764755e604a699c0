import type {Text} from '@codemirror/state';
import type {Position} from 'vscode-languageserver-types';
import type {LanguageClient} from '@site/src/playground/client/languageClient';
import type {DocumentPosition} from '@site/src/playground/engine/compiler/documentPosition';

/** The nearest offset that exists, when the text has changed since. */
export function toOffset(doc: Text, {line, character}: Position): number {
  const {from, to} = doc.line(Math.min(Math.max(line, 0), doc.lines - 1) + 1);
  return Math.min(from + character, to);
}

export function toPosition(doc: Text, offset: number): Position {
  const {number, from} = doc.lineAt(offset);
  return {line: number - 1, character: offset - from};
}

interface RequestTarget {
  readonly language: LanguageClient;
  readonly file: string;
  readonly doc: Text;
  readonly offset: number;
}

/** The position for a request. The compiler first gets the text, which may be newer than that of its last update. */
export function toDocumentPosition({language, file, doc, offset}: RequestTarget): DocumentPosition {
  language.didChange(file, doc.toString());
  return {uri: file, position: toPosition(doc, offset)};
}
