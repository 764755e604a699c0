import type {HTMLAttributes, ReactNode} from 'react';

interface SlotProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  /** @default 'span' */
  readonly as?: 'span' | 'p' | 'div';
  /** What is in it at first. */
  readonly html?: string;
}

/** An element whose content belongs to a behaviour (`src/shell/behaviour`). */
export default function Slot({as: Element = 'span', html = '', ...props}: SlotProps): ReactNode {
  return <Element {...props} dangerouslySetInnerHTML={{__html: html}} />;
}
