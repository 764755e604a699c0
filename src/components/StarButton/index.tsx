import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {LINKS} from '@site/src/config/site';

/** Link to the public repository that asks for a star. */
export default function StarButton(): ReactNode {
  return <Link to={LINKS.repository}>Star us</Link>;
}
