import type {ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import type {StackFrame} from '@site/src/playground/messages/runEvents';
import Failure from '../Output/Failure';
import form from '../form.module.css';
import type {ResourceRequest} from './useResourceRequest';

interface Props {
  readonly request: Pick<ResourceRequest<unknown>, 'isPending' | 'error'>;
  /** The response, for the reader. */
  readonly text?: string;
  readonly onGoTo: (frame: StackFrame) => void;
}

/** The response of a resource, which screen readers announce. */
export default function ResponseOutput({request: {isPending, error}, text, onGoTo}: Props): ReactNode {
  return (
    <div role="status" aria-busy={isPending} className={form.status}>
      {error && <Failure error={error} onGoTo={onGoTo} />}
      {text !== undefined && (
        <pre className={form.response}>
          <samp>{shownText(text)}</samp>
        </pre>
      )}
    </div>
  );
}
