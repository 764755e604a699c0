import {MissingFileError} from '@site/src/lib/fetchFile';
import {StuckCompilerError} from '../client/errors';

/** Why there are no diagnostics, and what the reader can do. */
export interface CompilerFailure {
  readonly text: string;
  /** `reload` where a file is gone: a new version of the site is here. */
  readonly action: 'retry' | 'reload';
}

export function toCompilerFailure(error: unknown): CompilerFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof StuckCompilerError)
    return {text: `${message} Change the program, or try again.`, action: 'retry'};
  return {
    text: `The compiler didn’t load: ${message}`,
    action: error instanceof MissingFileError ? 'reload' : 'retry',
  };
}
