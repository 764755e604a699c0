/** What stands behind the tools of a program: loaded when the reader reaches for one of them. */
import engine from '@generated/playground/default/engine.json';
import {fetchFile} from '../../lib/fetchFile';
import {writeLink} from '../../playground/share/link';
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
  return (await (await fetchFile(program)).json()) as SampleProgram;
}

/** The hash of the address at which the playground shows a program. @throws Error with what keeps it from being opened */
export function toPlayHash(program: SampleProgram): Promise<string> {
  return writeLink({...program, compilerVersion: engine.version});
}

/** The component that takes the place of the code. @throws Error with what keeps programs from being run */
export async function loadRunProgram() {
  if (typeof WebAssembly === 'undefined') throw new Error('The browser has no WebAssembly.');
  return (await import('@site/src/samples/RunProgram')).default;
}
