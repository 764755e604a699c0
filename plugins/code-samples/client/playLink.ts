import engine from '@generated/playground/default/engine.json';
import {writeLink} from '../../playground/share/link';
import type {SampleProgram} from '../types';

/** The hash of the address at which the playground shows a program. @throws Error with what keeps it from being opened */
export function toPlayHash(program: SampleProgram): Promise<string> {
  return writeLink({...program, compilerVersion: engine.version});
}
