/**
 * Renames in all files of a program. The compiler renames in the file of the definition only, and mistakes positions in
 * other files for positions in this one, so each of its edits is checked. In the other files, a name is changed where the
 * compiler finds the same definition for it.
 */
import type {Location, Range, TextEdit, WorkspaceEdit} from 'vscode-languageserver-types';
import type {ProgramFiles} from '../../messages/runEvents';
import type {DocumentPosition, RenameTarget} from './documentPosition';

export interface RenameOptions {
  readonly at: DocumentPosition;
  readonly newName: string;
  readonly files: ProgramFiles;
  /** The entry point and the Wing files that it brings. */
  readonly wingFiles: readonly string[];
  definition(at: DocumentPosition): Location | undefined;
  prepareRename(at: DocumentPosition): RenameTarget | undefined;
  /** The compiler's edits in the file of a position. */
  renameInFile(at: DocumentPosition): readonly TextEdit[];
}

/** @throws Error when there is nothing to rename, or the name is not valid */
export function rename(options: RenameOptions): WorkspaceEdit {
  const {at, newName, files, wingFiles, definition, renameInFile} = options;
  const oldName = readOldName(options);
  const origin = definition(at);
  const home = origin ? {uri: origin.uri, position: origin.range.start} : at;
  const homeEdits = renameInFile(home).filter(({range}) => textAt(files[home.uri]!, range) === oldName);
  const others = wingFiles
    .filter((uri) => origin && uri !== home.uri)
    .map((uri): [string, TextEdit[]] => {
      const ranges = findName(files[uri]!, oldName).filter((range) =>
        isSameLocation(definition({uri, position: range.start}), origin!),
      );
      return [uri, ranges.map((range) => ({range, newText: newName}))];
    });
  const changes = [[home.uri, homeEdits] as [string, TextEdit[]], ...others];
  return {changes: Object.fromEntries(changes.filter(([, edits]) => edits.length > 0))};
}

function readOldName({at, newName, files, prepareRename}: RenameOptions): string {
  if (!NAME.test(newName)) {
    throw new Error(
      `"${newName}" cannot be a name: it takes letters, digits and _, and does not begin with a digit.`,
    );
  }
  const target = prepareRename(at);
  if (!target || textAt(files[at.uri]!, target.range) !== target.placeholder) {
    throw new Error('There is nothing here that can be renamed.');
  }
  return target.placeholder;
}

const NAME = /^[A-Za-z_$][\w$]*$/;

function findName(text: string, name: string): Range[] {
  const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g');
  return text.split('\n').flatMap((row, line) =>
    [...row.matchAll(word)].map(({index}) => ({
      start: {line, character: index},
      end: {line, character: index + name.length},
    })),
  );
}

function textAt(text: string, {start, end}: Range): string | undefined {
  if (start.line !== end.line) return undefined;
  return text.split('\n')[start.line]?.slice(start.character, end.character);
}

function isSameLocation(location: Location | undefined, other: Location): boolean {
  return location?.uri === other.uri && JSON.stringify(location.range) === JSON.stringify(other.range);
}
