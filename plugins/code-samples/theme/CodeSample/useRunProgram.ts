import {type ComponentType, useState} from 'react';
import type {RunProgramProps} from '@site/src/components/RunProgram';
import type {SampleProgram} from '../../types';

interface RunningProgram {
  readonly Program: ComponentType<RunProgramProps>;
  readonly program: SampleProgram;
}

interface UsedRunProgram {
  /** What stands in the place of the code, once the reader has asked for it. */
  readonly running?: RunningProgram;
  /** @throws Error with what keeps the program from being run */
  readonly start: () => Promise<void>;
}

/** Makes a program one that runs; nothing of what that takes is loaded before. */
export function useRunProgram(read: () => Promise<SampleProgram>): UsedRunProgram {
  const [running, setRunning] = useState<RunningProgram>();
  return {
    running,
    async start() {
      if (typeof WebAssembly === 'undefined') throw new Error('The browser has no WebAssembly.');
      const [{default: Program}, program] = await Promise.all([
        import('@site/src/components/RunProgram'),
        read(),
      ]);
      setRunning({Program, program});
    },
  };
}
