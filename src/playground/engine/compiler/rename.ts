/**
 * Renames in all files of a program. The compiler renames in one file, that of the definition; it takes places of other
 * files for places of this one, so each of its changes is looked at. In the other files, a name is changed where the
 * compiler says that it comes from the same definition.
 */
import type {FilePosition, Place, ProgramFiles, Range, RenameTarget, TextEdit, WorkspaceEdit} from './lsp';

export interface RenameOptions {
  readonly at: FilePosition;
  /** The new name. */
  readonly name: string;
  readonly files: ProgramFiles;
  /** The Wing files that the entry point brings, and itself. */
  readonly known: readonly string[];
  definition(at: FilePosition): Place | undefined;
  prepare(at: FilePosition): RenameTarget | undefined;
  /** The changes that the compiler makes in the file of a place. */
  renameInFile(at: FilePosition, name: string): readonly TextEdit[];
}

/** @throws Error when there is nothing to rename, or the name cannot be one */
export function rename(options: RenameOptions): WorkspaceEdit {
  const {at, name, files, known, definition, renameInFile} = options;
  const oldName = findTarget(options);
  const origin = definition(at);
  const home = origin ? {file: origin.file, ...origin.range.start} : at;
  const own = renameInFile(home, name).filter(({range}) => textAt(files[home.file]!, range) === oldName);
  const others = known
    .filter((file) => origin && file !== home.file)
    .map((file) => {
      const ranges = findName(files[file]!, oldName).filter((range) =>
        isSamePlace(definition({file, ...range.start}), origin!),
      );
      return [file, ranges.map((range) => ({range, newText: name}))] as const;
    });
  return Object.fromEntries([[home.file, own] as const, ...others].filter(([, edits]) => edits.length > 0));
}

/** The name that is to be changed. */
function findTarget({at, name, files, prepare}: RenameOptions): string {
  if (!NAME.test(name)) {
    throw new Error(
      `"${name}" cannot be a name: it takes letters, digits and _, and does not begin with a digit.`,
    );
  }
  const target = prepare(at);
  if (!target || textAt(files[at.file]!, target.range) !== target.placeholder) {
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

function isSamePlace(place: Place | undefined, other: Place): boolean {
  return place?.file === other.file && JSON.stringify(place.range) === JSON.stringify(other.range);
}
