import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/ApiAnchor';

/** A place with an anchor that other sites lead to; one that has moved to another page holds a link to there. */
export default function ApiAnchor({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span id={id} className="api-anchor">
      {children && <span hidden>{children}</span>}
    </span>
  );
}
