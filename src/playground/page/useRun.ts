import {useCallback, useEffect, useReducer, useRef, useState} from 'react';
import {MissingFileError} from '@site/src/lib/fetchFile';
import type {Run} from '@site/src/playground/client/run';
import type {ProgramFiles, RunEvent, RunMode} from '@site/src/playground/messages/runEvents';
import type {ProgramToRun} from '@site/src/playground/messages/sandboxMessages';
import {addEvent, isRunning, NEW_RUN, NO_RUN, type RunView} from '@site/src/playground/model/runView';
import {sharedRuns} from './sharedRuns';

export interface RunHandle {
  readonly view: RunView;
  readonly mode: RunMode;
  readonly isRunning: boolean;
  /** The files that were run; undefined before the first run. */
  readonly files?: ProgramFiles;
  /** Undefined while nothing runs. */
  readonly run?: Run;
  /** Called when the reader reaches for Run. */
  prepare(): void;
  start(program: ProgramToRun): void;
  stop(): void;
}

/** A run that was asked for. The scripts that it needs may still have to be loaded. */
interface RequestedRun {
  loaded?: Run;
  isEnded: boolean;
}

/**
 * One run at a time: a new one ends the one before, and so does leaving the page.
 *
 * @param engine address of the engine's files, with a slash at the end
 */
export function useRun(engine: string): RunHandle {
  const [view, dispatch] = useReducer(reduce, NO_RUN);
  const [mode, setMode] = useState<RunMode>('test');
  const [files, setFiles] = useState<ProgramFiles>();
  const [run, setRun] = useState<Run>();
  const current = useRef<RequestedRun>(undefined);

  const end = useCallback(() => {
    if (!current.current) return;
    current.current.isEnded = true;
    current.current.loaded?.stop();
  }, []);
  useEffect(() => {
    const release = sharedRuns.hold();
    return () => {
      end();
      release();
    };
  }, [end]);

  const start = useCallback(
    (program: ProgramToRun) => {
      end();
      const requested: RequestedRun = {isEnded: false};
      current.current = requested;
      dispatch({kind: 'requested'});
      setMode(program.mode);
      setFiles(program.files);
      setRun(undefined);
      const onEvent = (event: RunEvent) => {
        if (current.current === requested) dispatch(event);
      };
      sharedRuns.start({...program, directory: engine, onEvent}).then(
        (loaded) => {
          requested.loaded = loaded;
          if (requested.isEnded) loaded.stop();
          else setRun(loaded);
        },
        (error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          const isOutdated = error instanceof MissingFileError;
          onEvent({kind: 'failed', stage: 'loading', error: {message, frames: []}, isOutdated});
          onEvent({kind: 'ended', by: 'itself'});
        },
      );
    },
    [engine, end],
  );

  const stop = useCallback(() => {
    if (current.current && !current.current.loaded) dispatch({kind: 'ended', by: 'stop'});
    end();
  }, [end]);

  return {
    view,
    mode,
    files,
    isRunning: isRunning(view),
    run: isRunning(view) ? run : undefined,
    prepare: () => sharedRuns.prepare(engine),
    start,
    stop,
  };
}

function reduce(view: RunView, action: RunEvent | {readonly kind: 'requested'}): RunView {
  return action.kind === 'requested' ? NEW_RUN : addEvent(view, action);
}
