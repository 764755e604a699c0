/** What an editor requests about a program while it is written, in the types of the language server protocol. */
import type {
  CompletionItem,
  DocumentSymbol,
  Hover,
  Location,
  SignatureHelp,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver-types';
import {type ByteRange, type Columns, createColumns} from '../../../wing/compiler/columns';
import type {ProgramFiles} from '../../messages/runEvents';
import {type AnalyzedProgram, createAnalysis} from './analysis';
import type {CompilerAssets} from './compile';
import {type ProgramDiagnostic, toDiagnostics, toProjectFile} from './diagnostics';
import type {DocumentPosition, RenameTarget} from './documentPosition';
import {rename} from './rename';
import {fromUri} from './session';

/** All but `update` are about the program of the last update, and return nothing before the first. */
export interface LanguageServices {
  /**
   * Reads the program as it is now.
   *
   * @returns diagnostics of the entry point and of the files that it brings
   * @throws Error when there is no such entry point
   */
  update(files: ProgramFiles, entry: string): readonly ProgramDiagnostic[];
  completion(at: DocumentPosition): readonly CompletionItem[];
  hover(at: DocumentPosition): Hover | undefined;
  signatureHelp(at: DocumentPosition): SignatureHelp | undefined;
  /** Where the name at a position is defined, if that is in the program. */
  definition(at: DocumentPosition): Location | undefined;
  /** The name at a position, if it can be changed. */
  prepareRename(at: DocumentPosition): RenameTarget | undefined;
  /**
   * The edits that change the name at a position, in all files that the entry point brings.
   *
   * @throws Error when there is nothing to rename, or the name is not valid
   */
  rename(at: DocumentPosition, newName: string): WorkspaceEdit;
  /** In no order, and without `children`: the ranges tell which symbol is inside which. */
  documentSymbols(file: string): readonly DocumentSymbol[];
}

export function createLanguageServices(assets: CompilerAssets): LanguageServices {
  const analysis = createAnalysis(assets);
  let program: (AnalyzedProgram & {readonly columns: Columns}) | undefined;
  let diagnostics: readonly ProgramDiagnostic[] = [];

  const requestAt = (method: string, {uri, position}: DocumentPosition, params: object = {}): unknown =>
    analysis.request(method, uri, {position: program?.columns.toBytes(uri, position), ...params});
  const toRange = (file: string, range: ByteRange) => program!.columns.toRange(file, range);
  const toEdits = (file: string, edits: readonly RawEdit[]): TextEdit[] =>
    edits.map(({range, newText}) => ({range: toRange(file, range), newText}));

  const services: LanguageServices = {
    update(files, entry) {
      checkEntry(files, entry);
      if (program?.entry === entry && hasSameFiles(program.files, files)) return diagnostics;
      program = {files, entry, columns: createColumns(files)};
      diagnostics = toDiagnostics(analysis.read(program), files);
      return diagnostics;
    },
    completion(at) {
      const items = (requestAt('wingc_on_completion', at) ?? []) as readonly RawCompletionItem[];
      return items.map(({additionalTextEdits: edits, ...item}) => ({
        ...item,
        ...(edits && {additionalTextEdits: toEdits(at.uri, edits)}),
      }));
    },
    hover(at) {
      const hover = requestAt('wingc_on_hover', at) as RawHover | undefined;
      return hover && {contents: hover.contents, ...(hover.range && {range: toRange(at.uri, hover.range)})};
    },
    signatureHelp(at) {
      // The compiler puts calls of its own at the very start, where a program cannot have a call.
      if (at.position.line === 0 && at.position.character === 0) return undefined;
      return requestAt('wingc_on_signature_help', at) as SignatureHelp | undefined;
    },
    definition(at) {
      const [link] = (requestAt('wingc_on_goto_definition', at) ?? []) as readonly RawLink[];
      const uri = link && toProjectFile(fromUri(link.targetUri), program!.files);
      return uri === undefined ? undefined : {uri, range: toRange(uri, link!.targetSelectionRange)};
    },
    prepareRename(at) {
      const target = requestAt('wingc_on_prepare_rename', at) as RawRenameTarget | undefined;
      return target?.range && {range: toRange(at.uri, target.range), placeholder: target.placeholder!};
    },
    rename: (at, newName) =>
      rename({
        at,
        newName,
        files: program?.files ?? {},
        wingFiles: analysis.wingFiles(),
        definition: services.definition,
        prepareRename: services.prepareRename,
        renameInFile(position) {
          const edit = requestAt('wingc_on_rename', position, {newName}) as RawWorkspaceEdit | undefined;
          return toEdits(position.uri, Object.values(edit?.changes ?? {}).flat());
        },
      }),
    documentSymbols(file) {
      const symbols = analysis.request('wingc_on_document_symbol', file, {}) as
        readonly RawSymbol[] | undefined;
      return (symbols ?? []).map(({name, kind, ...symbol}) => {
        const range = toRange(file, symbol.range);
        return {name, kind, range, selectionRange: range};
      });
    },
  };
  return services;
}

/** Responses of the compiler: those of the protocol, with columns in bytes. */
interface RawEdit {
  readonly range: ByteRange;
  readonly newText: string;
}
type RawCompletionItem = Omit<CompletionItem, 'additionalTextEdits'> & {
  readonly additionalTextEdits?: readonly RawEdit[];
};
type RawHover = Pick<Hover, 'contents'> & {readonly range?: ByteRange};
interface RawLink {
  readonly targetUri: string;
  readonly targetSelectionRange: ByteRange;
}
/** Without a range, there is nothing to rename. */
interface RawRenameTarget {
  readonly range?: ByteRange;
  readonly placeholder?: string;
}
interface RawWorkspaceEdit {
  readonly changes?: Readonly<Record<string, readonly RawEdit[]>>;
}
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
