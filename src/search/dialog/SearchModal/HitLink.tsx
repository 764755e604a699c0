import type {ReactElement, ReactNode} from 'react';

type Props = {readonly hit: {readonly url: string}; readonly children: ReactNode};

/** A hit as a link, which can be opened in another tab. */
export default function HitLink({hit, children}: Props): ReactElement {
  return <a href={hit.url}>{children}</a>;
}
