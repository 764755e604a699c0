import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/ApiEntry';

/** The name of a field or a value, with an anchor and a link to it that can be copied. */
export default function ApiEntry({id, name, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <dt id={id}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${name}`} />
    </dt>
  );
}
