import type {Text} from '@codemirror/state';
import type {Question} from '@site/src/playground/model/language';
import type {Place} from '@site/src/playground/model/problems';

/** Where a place is in the editor's text; the nearest one, when the text has changed since. */
export function toOffset(doc: Text, {line, column}: Place): number {
  const {from, to} = doc.line(Math.min(Math.max(line, 0), doc.lines - 1) + 1);
  return Math.min(from + column, to);
}

export function toPlace(doc: Text, offset: number): Place {
  const {number, from} = doc.lineAt(offset);
  return {line: number - 1, column: offset - from};
}

/** What the language services are asked about. */
export function toQuestion(file: string, doc: Text, offset: number): Question {
  return {file, text: doc.toString(), ...toPlace(doc, offset)};
}
