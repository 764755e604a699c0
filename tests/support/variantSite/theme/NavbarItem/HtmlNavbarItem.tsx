import type {ReactNode} from 'react';

/** Fails in a browser that asks for it; the build cannot show this, as it ends with the first error. */
export default function HtmlNavbarItem({value}: {readonly value: string}): ReactNode {
  if (typeof window !== 'undefined' && 'breakNavbar' in window) throw new Error('The item is broken');
  return <span className="navbar__item">{value}</span>;
}
