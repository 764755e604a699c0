import type {ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/HtmlNavbarItem';
import HtmlItem from '@theme-init/NavbarItem/HtmlNavbarItem';

/** Fails in a browser that asks for it; the build cannot show this, as it ends with the first error. */
export default function HtmlNavbarItem(props: Props): ReactNode {
  const isFragile = props.value === 'Fragile' && typeof window !== 'undefined';
  if (isFragile && 'breakNavbar' in window) throw new Error('The item is broken');
  return <HtmlItem {...props} />;
}
