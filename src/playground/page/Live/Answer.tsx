import type {ReactNode} from 'react';
import type {Frame, RunError} from '@site/src/playground/messages/runEvents';
import Failure from '../Output/Failure';
import form from '../form.module.css';

type Props = {
  readonly isAsking: boolean;
  readonly text?: string;
  readonly error?: RunError;
  readonly onGoTo: (frame: Frame) => void;
};

/** What a resource answered, which is announced. */
export default function Answer({isAsking, text, error, onGoTo}: Props): ReactNode {
  return (
    <div role="status" aria-busy={isAsking} className={form.status}>
      {error && <Failure error={error} onGoTo={onGoTo} />}
      {text !== undefined && (
        <pre className={form.answer}>
          <samp>{text}</samp>
        </pre>
      )}
    </div>
  );
}
