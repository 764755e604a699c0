import type {ReactNode} from 'react';
import form from '../form.module.css';

type Props = {readonly isAsking: boolean; readonly text?: string; readonly error?: string};

/** What a resource answered, which is announced. */
export default function Answer({isAsking, text, error}: Props): ReactNode {
  return (
    <div role="status" aria-busy={isAsking}>
      {error !== undefined && <p className={form.problem}>{error}</p>}
      {text !== undefined && (
        <pre className={form.answer}>
          <samp>{text}</samp>
        </pre>
      )}
    </div>
  );
}
