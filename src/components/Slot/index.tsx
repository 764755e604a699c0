import {useMemo, type ComponentProps, type ReactNode} from 'react';

interface SlotProps extends Omit<ComponentProps<'span'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** What is in it at first. */
  readonly html?: string;
}

/**
 * An element whose content belongs to a behaviour (`src/behaviour`). React leaves what it finds in it alone, when it
 * hydrates and whenever it renders.
 */
export default function Slot({html = '', ...props}: SlotProps): ReactNode {
  // React writes the content again when it is given another object.
  const content = useMemo(() => ({__html: html}), [html]);
  return <span {...props} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
}
