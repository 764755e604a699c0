import {fetchFile} from '../../lib/fetchFile';
import type {SavedProgram} from '../types';
import type {ShownProgram} from './figure';
import {parseSavedProgram} from './savedProgram';

/**
 * The whole program that a code block shows, or shows a part of.
 *
 * @throws Error where the rest of it cannot be fetched
 */
export async function readProgram({text, file, address}: ShownProgram): Promise<SavedProgram> {
  if (!address) return {files: {[file]: `${text}\n`}, entry: file};
  const response = await fetchFile(address);
  return parseSavedProgram(await response.text());
}
