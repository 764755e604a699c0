/** The program of a code block, for the playground: loaded when the reader reaches for Run or the link. */
import engine from '@generated/playground/default/engine.json';
import {fetchFile} from '../../lib/fetchFile';
import {writeLink} from '../../playground/share/link';
import type {CodeSampleProps, SampleProgram} from '../types';
import {programText} from './copy';

/**
 * The whole program that a code block shows, or shows a part of.
 *
 * @throws Error where the rest of it cannot be fetched
 */
export async function readSampleProgram(
  code: HTMLElement,
  {file = '', program}: Pick<CodeSampleProps, 'file' | 'program'>,
): Promise<SampleProgram> {
  if (!program) return {files: {[file]: `${programText(code)}\n`}, entry: file};
  return (await (await fetchFile(program)).json()) as SampleProgram;
}

/** The hash of the playground's address that opens the program. @throws Error with what keeps it from being opened */
export function toPlaygroundHash(program: SampleProgram): Promise<string> {
  return writeLink({...program, compilerVersion: engine.version});
}
