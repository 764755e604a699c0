import type {ReactElement, ReactNode} from 'react';
import Link from '@docusaurus/Link';

type Props = {readonly hit: {readonly url: string}; readonly children: ReactNode};

/** A hit, which can be opened in a tab of its own as any link. */
export default function HitLink({hit, children}: Props): ReactElement {
  return <Link to={hit.url}>{children}</Link>;
}
