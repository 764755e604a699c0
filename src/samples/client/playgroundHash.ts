import {writeLink} from '../../playground/share/link';
import type {SampleProgram} from '../types';
import type {ShownProgram} from './figure';
import {readProgram} from './readProgram';

/** The hash of the playground's address that opens the program. @throws Error with what keeps it from being opened */
export async function playgroundHash(
  program: SampleProgram | ShownProgram,
  compilerVersion: string,
): Promise<string> {
  const {files, entry} = 'text' in program ? await readProgram(program) : program;
  return writeLink({files, entry, compilerVersion});
}
