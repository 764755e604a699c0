import type {MouseEventHandler, ReactNode} from 'react';
import styles from './header.module.css';

const ICONS = {
  copy: 'M8 4h9a2 2 0 0 1 2 2v11M5 8h9a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z',
  done: 'M5 13l4 4L19 7',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-3l-3 3 3 3M4 18h4',
  lines: 'M4 5h16M4 10h16M4 15h9M17 14v6m-3-3h6',
  types: 'M9 18l-6-6 6-6m6 0l6 6-6 6',
} as const;

interface ToolButtonProps {
  readonly icon: keyof typeof ICONS;
  /** What the button does: a tooltip, and its name for screen readers. */
  readonly children: string;
  /** Undefined for a button that is not a switch. */
  readonly isPressed?: boolean;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}

export default function ToolButton({icon, children, isPressed, onClick}: ToolButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.tool}
      title={children}
      aria-label={children}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path
          d={ICONS[icon]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
