/** Diagnostics of the compiler, with locations in the program's files. */
import type {Location} from 'vscode-languageserver-types';
import {type BytePosition, type Columns, createColumns} from '../../../wing/compiler/columns';
import type {RawDiagnostic, RawSpan} from '../../../wing/compiler/wingc';
import type {ProgramFiles} from '../../messages/runEvents';
import {formatCount} from '../../../lib/formatCount';
import {cutText} from '../../sandbox/cutText';
import {MAX_TEXT} from '../../sandbox/limits';
import {PROJECT_FOLDER} from '../projectFolder';

/** A place in a file of the program, and the column that readers are told. */
export interface ProgramLocation extends Location {
  /** As the command line counts: characters, from 1. */
  readonly column: number;
}

/** Unlike a diagnostic of the language server protocol, it has hints, names its file, and may have no location. */
export interface ProgramDiagnostic {
  readonly severity: 'error' | 'warning';
  /** In the words of the command line. */
  readonly message: string;
  readonly hints: readonly string[];
  readonly location?: ProgramLocation;
  readonly relatedInformation: readonly RelatedInformation[];
}

interface RelatedInformation {
  readonly message: string;
  readonly location?: ProgramLocation;
}

/** Of a program: the page lists and marks them all. */
const MAX_DIAGNOSTICS = 200;

/** Hints, and places that are related, of one diagnostic. */
const MAX_NOTES = 20;

/** In the order of the compiler. A program may have one for each of its words: the last one says how many are left out. */
export function toDiagnostics(raw: readonly RawDiagnostic[], files: ProgramFiles): ProgramDiagnostic[] {
  const columns = createColumns(files);
  const diagnostics = raw.slice(0, MAX_DIAGNOSTICS).map((one) => toDiagnostic(one, files, columns));
  const left = raw.length - diagnostics.length;
  return left > 0 ? [...diagnostics, moreDiagnostics(left)] : diagnostics;
}

function toDiagnostic(
  {severity, message, hints, span, annotations}: RawDiagnostic,
  files: ProgramFiles,
  columns: Columns,
): ProgramDiagnostic {
  return {
    severity,
    message: toText(message),
    hints: hints.slice(0, MAX_NOTES).map(toText),
    ...toLocation(span, files, columns),
    relatedInformation: annotations.slice(0, MAX_NOTES).map((note) => ({
      message: toText(note.message),
      ...toLocation(note.span, files, columns),
    })),
  };
}

/** Without the folder of the program, which no reader has made. */
function toText(message: string): string {
  return cutText(message.replaceAll(`${PROJECT_FOLDER}/`, ''), MAX_TEXT);
}

function moreDiagnostics(count: number): ProgramDiagnostic {
  const message = `${formatCount(count)} more problems are not shown.`;
  return {severity: 'warning', message, hints: [], relatedInformation: []};
}

/** Path in the project of a file that the compiler names; nothing when it is not one of the program's files. */
export function toProjectFile(path: string, files: ProgramFiles): string | undefined {
  const file = path.startsWith(`${PROJECT_FOLDER}/`) ? path.slice(PROJECT_FOLDER.length + 1) : undefined;
  return file !== undefined && Object.hasOwn(files, file) ? file : undefined;
}

function toLocation(
  span: RawSpan | null | undefined,
  files: ProgramFiles,
  columns: Columns,
): {location?: ProgramLocation} {
  // Code that the compiler adds to a program is in a file without a name.
  const uri = span ? toProjectFile(span.file_id, files) : undefined;
  if (!span || uri === undefined) return {};
  const range = {start: toBytePosition(span.start), end: toBytePosition(span.end)};
  const inUnits = columns.toRange(uri, range);
  return {location: {uri, range: inUnits, column: columns.shown(uri, inUnits.start)}};
}

function toBytePosition({line, col}: RawSpan['start']): BytePosition {
  return {line, character: col};
}
