import type {ReactNode} from 'react';
import clsx from 'clsx';
import CloseIcon from '@theme/Icon/Close';
import ColourModeSwitch from '../ColourModeSwitch';
import Logo from '../Logo';
import styles from './styles.module.css';

interface Props {
  /** What the buttons that open and close it name: `popovertarget="docs-sidebar"`. */
  readonly id: string;
  readonly as?: 'aside' | 'div';
  readonly className?: string;
  /** The drawer that this one lies on, which a button leads back to. */
  readonly parent?: string;
  readonly children: ReactNode;
}

/** What slides in from the left on small screens: a popover, which opens and closes with no script. */
export default function Drawer({id, as: Tag = 'div', className, parent, children}: Props): ReactNode {
  return (
    <Tag id={id} popover="auto" data-drawer="" className={clsx(styles.drawer, className)}>
      <div className={styles.head}>
        <Logo />
        <ColourModeSwitch className="margin-right--md" />
        <button
          type="button"
          className={clsx('clean-btn', styles.close)}
          aria-label="Close navigation bar"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <CloseIcon />
        </button>
      </div>
      {parent !== undefined && (
        <button type="button" className={clsx('clean-btn', styles.back)} popoverTarget={parent}>
          ← Back to main menu
        </button>
      )}
      {children}
    </Tag>
  );
}
