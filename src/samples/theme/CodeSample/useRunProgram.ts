import {type ComponentType, useState} from 'react';
import type {RunProgramProps} from '@site/src/samples/RunProgram';
import type {SampleProgram} from '../../types';

interface RunningProgram {
  readonly Program: ComponentType<RunProgramProps>;
  readonly program: SampleProgram;
}

interface UsedRunProgram {
  /** What is shown in the place of the code, once the reader has asked for it. */
  readonly running?: RunningProgram;
  /** @throws Error with what keeps the program from being run */
  readonly start: () => Promise<void>;
}

/**
 * Makes a program one that runs; nothing of what that takes is loaded before.
 *
 * @param read the whole program
 */
export function useRunProgram(read: () => Promise<SampleProgram>): UsedRunProgram {
  const [running, setRunning] = useState<RunningProgram>();
  const start = async () => {
    const {loadRunProgram} = await import('../../client/play');
    const Program = await loadRunProgram();
    setRunning({Program, program: await read()});
  };
  return {running, start};
}
