import {useCallback, useState} from 'react';
import type {RunError} from '@site/src/playground/messages/runEvents';

export interface Asked<Value> {
  readonly isAsking: boolean;
  readonly value?: Value;
  readonly error?: RunError;
  ask(question: () => Promise<Value>): void;
}

/** The answer of a resource to the latest question. */
export function useAnswer<Value>(): Asked<Value> {
  const [state, setState] = useState<Omit<Asked<Value>, 'ask'>>({isAsking: false});
  const ask = useCallback((question: () => Promise<Value>) => {
    setState((before) => ({...before, isAsking: true}));
    // A question may fail before it is asked, as with headers that are none.
    Promise.resolve()
      .then(question)
      .then(
        (value) => setState({isAsking: false, value}),
        (error: unknown) => setState({isAsking: false, error: toError(error)}),
      );
  }, []);
  return {...state, ask};
}

/** What a program throws has its places, see `AnswerError`. */
function toError(error: unknown): RunError {
  if (!(error instanceof Error)) return {message: String(error), frames: []};
  return {message: error.message, frames: (error as Partial<RunError>).frames ?? []};
}
