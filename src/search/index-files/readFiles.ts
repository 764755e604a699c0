/** The files of the index, which a build of this site has written: of the format and version that the script knows. */
import {isRecord, own} from '../../lib/entrance/own';
import {Refusal} from '../../lib/entrance/refusal';
import {FORMAT, NAMES_FILE, type NamesFile, type TextFile} from './files';

/** A file of another build or format: the site has changed since the page was opened. */
export class OtherBuildError extends Refusal {}

/**
 * @param value plain data
 * @throws OtherBuildError for another format
 */
export function readNames(value: unknown): NamesFile {
  const format = isRecord(value) ? own(value, 'format') : undefined;
  if (format !== FORMAT) {
    const found = typeof format === 'number' ? `the format ${format}` : 'no format';
    throw new OtherBuildError(`${NAMES_FILE} has ${found}; allowed is ${FORMAT}.`);
  }
  return value as NamesFile;
}

/**
 * @param value plain data
 * @throws OtherBuildError for another version than that of the names
 */
export function readTexts(value: unknown, names: Pick<NamesFile, 'version'>): TextFile {
  if (!isRecord(value) || own(value, 'version') !== names.version)
    throw new OtherBuildError(`A search file is from another build than ${NAMES_FILE}`);
  return value as unknown as TextFile;
}
