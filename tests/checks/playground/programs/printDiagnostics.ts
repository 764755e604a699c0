/** The compiler's messages as the command line prints them. */
import {join} from 'node:path';
import {PROJECT_FOLDER} from '../../../../src/playground/engine/projectFolder';
import {formatDiagnostics} from '../../../../src/wing/checker/report';
import type {RawDiagnostic} from '../../../../src/wing/compiler/wingc';

/** @param folder holds the files of the program, whose lines are shown */
export function printDiagnostics(diagnostics: readonly RawDiagnostic[], folder: string): Promise<string> {
  const inFolder = <T extends Pick<RawDiagnostic, 'span'>>(item: T): T => {
    const {span} = item;
    if (!span?.file_id.startsWith(`${PROJECT_FOLDER}/`)) return item;
    return {...item, span: {...span, file_id: join(folder, span.file_id.slice(PROJECT_FOLDER.length))}};
  };
  const printed = diagnostics.map((one) => ({...inFolder(one), annotations: one.annotations.map(inFolder)}));
  return formatDiagnostics(printed, folder);
}
