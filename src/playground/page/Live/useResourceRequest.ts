import {useCallback, useState} from 'react';
import {ProgramError} from '@site/src/playground/client/errors';
import type {RunError} from '@site/src/playground/messages/runEvents';

interface RequestState<Value> {
  readonly isPending: boolean;
  /** The response to the last request. */
  readonly value?: Value;
  readonly error?: RunError;
}

export interface ResourceRequest<Value> extends RequestState<Value> {
  /** What `call` throws before it sends anything, such as for a malformed header, is shown like an error of the program. */
  send(call: () => Promise<Value>): void;
}

export function useResourceRequest<Value>(): ResourceRequest<Value> {
  const [state, setState] = useState<RequestState<Value>>({isPending: false});
  const send = useCallback((call: () => Promise<Value>) => {
    setState((before) => ({...before, isPending: true}));
    Promise.resolve()
      .then(call)
      .then(
        (value) => setState({isPending: false, value}),
        (error: unknown) => setState({isPending: false, error: toRunError(error)}),
      );
  }, []);
  return {...state, send};
}

/** An error of the program has frames. Any other one is of the page. */
function toRunError(error: unknown): RunError {
  const message = error instanceof Error ? error.message : String(error);
  return {message, frames: error instanceof ProgramError ? error.frames : []};
}
