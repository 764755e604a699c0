/** What the compiler says of a program, in the words of the command line. */
import {join} from 'node:path';
import type {Diagnostic, DiagnosticSpan} from '../../../../src/wing/checker/compiler';
import {formatDiagnostics} from '../../../../src/wing/checker/report';
import {PROJECT_FOLDER} from '../../../../src/playground/engine/compiler/compile';
import type {RawDiagnostic, RawSpan} from '../../../../src/playground/engine/compiler/wingc';

/** What the compiler sends besides. */
interface Offsets {
  readonly start_offset: number;
  readonly end_offset: number;
}

/** @param folder holds the files of the program, from which lines are shown */
export function printDiagnostics(diagnostics: readonly RawDiagnostic[], folder: string): Promise<string> {
  const printed = diagnostics.map(({span, annotations, ...rest}): Diagnostic => ({
    ...rest,
    ...withSpan(span, folder),
    annotations: annotations.map(({message, span: place}) => ({message, ...withSpan(place, folder)})),
  }));
  return formatDiagnostics(printed, folder);
}

function withSpan(span: RawSpan | null | undefined, folder: string): {span?: DiagnosticSpan} {
  if (!span) return {};
  const {file_id: file, start, end} = span;
  const {start_offset: startOffset, end_offset: endOffset} = span as RawSpan & Offsets;
  const isOwn = file.startsWith(`${PROJECT_FOLDER}/`);
  return {
    span: {
      file: isOwn ? join(folder, file.slice(PROJECT_FOLDER.length)) : file,
      start: toPosition(start),
      end: toPosition(end),
      startOffset,
      endOffset,
    },
  };
}

function toPosition({line, col}: RawSpan['start']): DiagnosticSpan['start'] {
  return {line: line + 1, column: col + 1};
}
