import {useMemo, type HTMLAttributes, type ReactNode} from 'react';

interface SlotProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  /** @default 'span' */
  readonly as?: 'span' | 'p' | 'div';
  /** What is in it at first. */
  readonly html?: string;
}

/**
 * An element whose content belongs to a behaviour (`src/behaviour`). React leaves what it finds in it alone, when it
 * hydrates and whenever it renders.
 */
export default function Slot({as: Element = 'span', html = '', ...props}: SlotProps): ReactNode {
  // React writes the content again when it is given another object.
  const content = useMemo(() => ({__html: html}), [html]);
  return <Element {...props} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
}
