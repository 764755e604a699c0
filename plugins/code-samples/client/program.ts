import type {CodeSampleProps, SampleProgram} from '../types';
import {programText} from './copy';

/**
 * The whole program that a block of code is, or is a part of.
 *
 * @throws Error where the rest of it cannot be fetched
 */
export async function readProgram(
  code: HTMLElement,
  {file = '', program}: Pick<CodeSampleProps, 'file' | 'program'>,
): Promise<SampleProgram> {
  if (!program) return {files: {[file]: `${programText(code)}\n`}, entry: file};
  const response = await fetch(program);
  if (!response.ok) throw new Error(`${program} answers with status ${response.status}`);
  return (await response.json()) as SampleProgram;
}
