import type {Position, TextEdit, WorkspaceEdit} from 'vscode-languageserver-types';
import type {ProgramFiles} from '../messages/runEvents';

/** Files that are not part of the program are left out. */
export function applyWorkspaceEdit(files: ProgramFiles, {changes = {}}: WorkspaceEdit): ProgramFiles {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, applyTextEdits(text, changes[name] ?? [])]),
  );
}

function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  // From the end, so that the offsets before stay valid.
  return edits
    .map(({range, newText}) => ({from: offsetAt(text, range.start), to: offsetAt(text, range.end), newText}))
    .sort((a, b) => b.from - a.from)
    .reduce((result, {from, to, newText}) => result.slice(0, from) + newText + result.slice(to), text);
}

/** The nearest offset that exists, when the text is shorter. */
export function offsetAt(text: string, {line, character}: Position): number {
  let start = 0;
  for (let count = 0; count < line; count++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return Math.min(start + character, end < 0 ? text.length : end);
}
