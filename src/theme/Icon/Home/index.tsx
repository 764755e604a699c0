import type {ReactNode} from 'react';
import IconHome from '@theme-original/Icon/Home';
import type {Props} from '@theme/Icon/Home';

/** With a size of its own: without the style sheets, one that has none fills the window. */
export default function SizedIconHome(props: Props): ReactNode {
  return <IconHome width={18} height={18} {...props} />;
}
