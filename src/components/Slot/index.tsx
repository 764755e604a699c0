import type {ComponentProps, ReactNode} from 'react';

/** One object for all: React writes the content again when it is given another one. */
const EMPTY = {__html: ''};

type SlotProps = Omit<ComponentProps<'span'>, 'children' | 'dangerouslySetInnerHTML'>;

/**
 * An element whose content belongs to a behaviour (`src/behaviour`). It is empty in the built HTML; React leaves what it
 * finds in it alone, when it hydrates and whenever it renders.
 */
export default function Slot(props: SlotProps): ReactNode {
  return <span {...props} dangerouslySetInnerHTML={EMPTY} suppressHydrationWarning />;
}
