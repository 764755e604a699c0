/** What the compiler says is wrong with a program, at places in the program's files. */
import {type BytePosition, type Columns, createColumns} from '../../../wing/compiler/columns';
import type {RawDiagnostic, RawSpan} from '../../../wing/compiler/wingc';
import {PROJECT_FOLDER} from './compile';
import type {Place, ProgramFiles} from './lsp';

export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  /** The text of the command line. */
  readonly message: string;
  readonly hints: readonly string[];
  /** Nothing when it is about no one place of the program. */
  readonly place?: Place;
  /** What has to do with it at other places. */
  readonly notes: readonly DiagnosticNote[];
}

export interface DiagnosticNote {
  readonly message: string;
  readonly place?: Place;
}

/** In the order of the compiler. */
export function toDiagnostics(raw: readonly RawDiagnostic[], files: ProgramFiles): Diagnostic[] {
  const columns = createColumns(files);
  return raw.map(({severity, message, hints, span, annotations}) => ({
    severity,
    message,
    hints,
    ...toPlace(span, files, columns),
    notes: annotations.map((note) => ({message: note.message, ...toPlace(note.span, files, columns)})),
  }));
}

/** Path in the project of a file that the compiler names; nothing for one that is not the program's. */
export function toProjectFile(path: string, files: ProgramFiles): string | undefined {
  const file = path.startsWith(`${PROJECT_FOLDER}/`) ? path.slice(PROJECT_FOLDER.length + 1) : undefined;
  return file !== undefined && Object.hasOwn(files, file) ? file : undefined;
}

function toPlace(span: RawSpan | null | undefined, files: ProgramFiles, columns: Columns): {place?: Place} {
  // What the compiler adds to a program by itself stands in a file without a name.
  const file = span ? toProjectFile(span.file_id, files) : undefined;
  if (!span || file === undefined) return {};
  const range = {start: toBytePosition(span.start), end: toBytePosition(span.end)};
  return {place: {file, range: columns.toRange(file, range)}};
}

function toBytePosition({line, col}: RawSpan['start']): BytePosition {
  return {line, character: col};
}
