import {useCallback, useEffect, useReducer, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Run} from '@site/src/playground/client/run';
import type {ProgramFiles, RunEvent} from '@site/src/playground/messages/runEvents';
import {addEvent, isRunning, NEW_RUN, NO_RUN, type RunView} from '@site/src/playground/model/runView';
import {holdRuns, loadRun, prepareRuns} from './services';

export type RunMode = 'test' | 'live';

export interface RunRequest {
  readonly files: ProgramFiles;
  readonly entry: string;
  readonly mode: RunMode;
  readonly network: boolean;
}

export interface RunHandle {
  readonly view: RunView;
  readonly mode: RunMode;
  readonly isRunning: boolean;
  /** The run whose resources can be worked. */
  readonly run?: Run;
  /** The reader reaches for Run. */
  prepare(): void;
  start(request: RunRequest): void;
  stop(): void;
}

/** `undefined` begins anew. */
function reduce(view: RunView, event: RunEvent | undefined): RunView {
  return event ? addEvent(view, event) : NEW_RUN;
}

/** One run at a time: a new one ends the one before, and so does leaving the page. */
export function useRun(): RunHandle {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [view, tell] = useReducer(reduce, NO_RUN);
  const [mode, setMode] = useState<RunMode>('test');
  const [run, setRun] = useState<Run>();
  const current = useRef<{run?: Run; isEnded: boolean}>(undefined);

  const end = useCallback(() => {
    const before = current.current;
    if (!before) return;
    before.isEnded = true;
    before.run?.stop();
  }, []);
  useEffect(() => {
    const release = holdRuns();
    return () => {
      end();
      release();
    };
  }, [end]);

  const start = useCallback(
    (request: RunRequest) => {
      end();
      const own: {run?: Run; isEnded: boolean} = {isEnded: false};
      current.current = own;
      tell(undefined);
      setMode(request.mode);
      setRun(undefined);
      const onEvent = (event: RunEvent) => {
        if (current.current === own) tell(event);
      };
      loadRun(baseUrl, {...request, onEvent}).then(
        (loaded) => {
          own.run = loaded;
          if (own.isEnded) loaded.stop();
          else setRun(loaded);
        },
        (error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          onEvent({kind: 'failed', stage: 'loading', error: {message, frames: []}});
          onEvent({kind: 'ended', by: 'itself'});
        },
      );
    },
    [baseUrl, end],
  );

  const stop = useCallback(() => {
    const own = current.current;
    if (own && !own.run) tell({kind: 'ended', by: 'stop'});
    end();
  }, [end]);

  return {
    view,
    mode,
    isRunning: isRunning(view),
    run: isRunning(view) ? run : undefined,
    prepare: () => prepareRuns(baseUrl),
    start,
    stop,
  };
}
