import {type ComponentType, type RefObject, useState} from 'react';
import type {RunProgramProps} from '@site/src/components/RunProgram';
import type {CodeSampleProps, SampleProgram} from '../../types';

interface RunningProgram {
  readonly Program: ComponentType<RunProgramProps>;
  readonly program: SampleProgram;
}

interface UsedRunProgram {
  /** What stands in the place of the code, once the reader has asked for it. */
  readonly running?: RunningProgram;
  /** @throws Error where the program cannot be had */
  readonly read: () => Promise<SampleProgram>;
  /** @throws Error with what keeps the program from being run */
  readonly start: () => Promise<void>;
}

/** Makes a program one that runs; nothing of what that takes is loaded before. */
export function useRunProgram(code: RefObject<HTMLElement | null>, props: CodeSampleProps): UsedRunProgram {
  const [running, setRunning] = useState<RunningProgram>();
  const load = () => import('../../client/play');
  const read = () => load().then(({readProgram}) => readProgram(code.current!, props));
  const start = async () => {
    const Program = await (await load()).loadRunProgram();
    setRunning({Program, program: await read()});
  };
  return {running, read, start};
}
