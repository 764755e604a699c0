import {type ComponentType, useState} from 'react';
import type {RunProgramProps} from '@site/src/samples/RunProgram';
import type {SampleProgram} from '../../types';

interface RunningProgram {
  readonly Program: ComponentType<RunProgramProps>;
  readonly program: SampleProgram;
}

interface RunProgramHandle {
  /** What takes the place of the code once the reader has pressed Run. */
  readonly running?: RunningProgram;
  /** @throws Error with what keeps the program from being run */
  readonly start: () => Promise<void>;
}

/**
 * Runs a program in its page. Nothing that it takes is loaded before the reader asks for it.
 *
 * @param read the whole program
 */
export function useRunProgram(read: () => Promise<SampleProgram>): RunProgramHandle {
  const [running, setRunning] = useState<RunningProgram>();
  const start = async () => {
    const {default: Program, assertSupported} = await import('@site/src/samples/RunProgram');
    assertSupported();
    setRunning({Program, program: await read()});
  };
  return {running, start};
}
