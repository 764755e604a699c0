import type {ReactNode} from 'react';
import type {Props} from '@theme/ApiFold';

/**
 * A part of the reference that is folded at first: the element of the browser, which works without a script and which
 * find-in-page opens.
 */
export default function ApiFold({title, children}: Props): ReactNode {
  return (
    <details className="api-fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
