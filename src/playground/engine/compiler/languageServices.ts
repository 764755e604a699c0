/**
 * What an editor asks about a program while it is written. One instance of the compiler answers, as long as it can: one
 * that has read files besides the entry point would keep their old texts, and one that has panicked answers nothing, so
 * another takes its place.
 */
import {type ByteRange, type Columns, createColumns} from '../../../wing/compiler/columns';
import type {RawDiagnostic} from '../../../wing/compiler/wingc';
import type {CompilerAssets} from './compile';
import {type Diagnostic, toDiagnostics, toProjectFile} from './diagnostics';
import type {
  CompletionItem,
  DocumentSymbol,
  FilePosition,
  Hover,
  Place,
  ProgramFiles,
  RenameTarget,
  SignatureHelp,
  TextEdit,
  WorkspaceEdit,
} from './lsp';
import {rename} from './rename';
import {createSession, fromUri, isWingFile, type Session, toUri} from './session';

/** All but `update` answer for the program of the last update, and with nothing before the first. */
export interface LanguageServices {
  /**
   * Takes the program as it is now.
   *
   * @returns what is wrong with the entry point and with what it brings
   * @throws Error when there is no such entry point
   */
  update(files: ProgramFiles, entry: string): readonly Diagnostic[];
  complete(at: FilePosition): readonly CompletionItem[];
  hover(at: FilePosition): Hover | undefined;
  signatureHelp(at: FilePosition): SignatureHelp | undefined;
  /** Where the name at a place comes from, if that is in the program. */
  definition(at: FilePosition): Place | undefined;
  /** The name at a place, if it can be changed. */
  prepareRename(at: FilePosition): RenameTarget | undefined;
  /**
   * The changes that give the name at a place another spelling, in all files that the entry point brings.
   *
   * @throws Error when there is nothing to rename, or the name cannot be one
   */
  rename(at: FilePosition, name: string): WorkspaceEdit;
  symbols(file: string): readonly DocumentSymbol[];
}

interface Program {
  readonly files: ProgramFiles;
  readonly entry: string;
  readonly columns: Columns;
}

export function createLanguageServices(assets: CompilerAssets): LanguageServices {
  let program: Program | undefined;
  let diagnostics: readonly Diagnostic[] = [];
  let session: Session | undefined;

  /** Reads the program into another instance; leaves none when that panics. */
  const begin = ({files, entry}: Program): readonly RawDiagnostic[] => {
    session = createSession(assets);
    const raw = session.read(files, entry);
    if (session.isBroken()) session = undefined;
    return raw;
  };
  const readOn = ({files, entry}: Program): readonly RawDiagnostic[] | undefined => {
    if (!session || [...session.known].some((file) => file !== entry)) return undefined;
    const raw = session.read(files, entry);
    return session.isBroken() ? undefined : raw;
  };
  const ask = (name: string, file: string, parameters: object): unknown => {
    if (!program || !isWingFile(file) || !Object.hasOwn(program.files, file)) return undefined;
    // A panic of an instance that has read much says little: another is asked once.
    for (let attempt = 0; attempt < 2; attempt++) {
      if (!session) begin(program);
      if (session && !session.known.has(file)) session.read(program.files, file);
      const answer = session?.ask(name, {textDocument: {uri: toUri(file)}, ...parameters});
      if (session && !session.isBroken()) return answer;
      session = undefined;
    }
    return undefined;
  };
  const askAt = (name: string, at: FilePosition, parameters: object = {}): unknown =>
    ask(name, at.file, {position: program?.columns.toBytes(at.file, at), ...parameters});
  const toRange = (file: string, range: ByteRange) => program!.columns.toRange(file, range);
  const toEdits = (file: string, edits: readonly RawEdit[]): TextEdit[] =>
    edits.map(({range, newText}) => ({range: toRange(file, range), newText}));

  const services: LanguageServices = {
    update(files, entry) {
      checkEntry(files, entry);
      if (program?.entry === entry && hasSameFiles(program.files, files)) return diagnostics;
      program = {files, entry, columns: createColumns(files)};
      diagnostics = toDiagnostics(readOn(program) ?? begin(program), files);
      return diagnostics;
    },
    complete(at) {
      const items = (askAt('wingc_on_completion', at) ?? []) as readonly RawCompletionItem[];
      return items.map(({additionalTextEdits: edits, ...item}) => ({
        ...item,
        ...(edits && {additionalTextEdits: toEdits(at.file, edits)}),
      }));
    },
    hover(at) {
      const hover = askAt('wingc_on_hover', at) as RawHover | undefined;
      return hover && {contents: hover.contents, ...(hover.range && {range: toRange(at.file, hover.range)})};
    },
    signatureHelp(at) {
      // The compiler puts calls of its own at the very start, where no call of a program can be.
      if (at.line === 0 && at.character === 0) return undefined;
      return askAt('wingc_on_signature_help', at) as SignatureHelp | undefined;
    },
    definition(at) {
      const links = (askAt('wingc_on_goto_definition', at) ?? []) as readonly RawLink[];
      const file = links[0] && toProjectFile(fromUri(links[0].targetUri), program!.files);
      return file === undefined ? undefined : {file, range: toRange(file, links[0]!.targetSelectionRange)};
    },
    prepareRename(at) {
      const target = askAt('wingc_on_prepare_rename', at) as RawRenameTarget | undefined;
      return target?.range && {range: toRange(at.file, target.range), placeholder: target.placeholder!};
    },
    rename: (at, name) =>
      rename({
        at,
        name,
        files: program?.files ?? {},
        known: [...(session?.known ?? [])].filter(isWingFile),
        definition: services.definition,
        prepare: services.prepareRename,
        renameInFile(place, newName) {
          const edit = askAt('wingc_on_rename', place, {newName}) as RawWorkspaceEdit | undefined;
          return toEdits(place.file, Object.values(edit?.changes ?? {}).flat());
        },
      }),
    symbols(file) {
      const found = (ask('wingc_on_document_symbol', file, {}) ?? []) as readonly RawSymbol[];
      return found.map(({name, kind, range}) => ({name, kind, range: toRange(file, range)}));
    },
  };
  return services;
}

/** Answers of the compiler: those of the protocol, with columns in bytes. */
type RawEdit = {readonly range: ByteRange; readonly newText: string};
type RawCompletionItem = Omit<CompletionItem, 'additionalTextEdits'> & {
  readonly additionalTextEdits?: readonly RawEdit[];
};
type RawHover = Pick<Hover, 'contents'> & {readonly range?: ByteRange};
type RawLink = {readonly targetUri: string; readonly targetSelectionRange: ByteRange};
/** Without a range, there is nothing to rename. */
type RawRenameTarget = {readonly range?: ByteRange; readonly placeholder?: string};
type RawWorkspaceEdit = {readonly changes?: Readonly<Record<string, readonly RawEdit[]>>};
type RawSymbol = Pick<DocumentSymbol, 'name' | 'kind'> & {readonly range: ByteRange};

function checkEntry(files: ProgramFiles, entry: string): void {
  if (Object.hasOwn(files, entry)) return;
  const known = Object.keys(files).join(', ') || 'none';
  throw new Error(`The program has no file ${entry}; its files: ${known}.`);
}

function hasSameFiles(before: ProgramFiles, after: ProgramFiles): boolean {
  const names = Object.keys(after);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => Object.hasOwn(before, name) && before[name] === after[name])
  );
}
