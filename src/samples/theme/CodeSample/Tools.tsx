import type {ReactNode} from 'react';
import Slot from '@site/src/components/Slot';
import styles from './header.module.css';

interface ToolsProps {
  /** The number of lines that the page hides. */
  readonly hidden: number;
  readonly isWrapped: boolean;
  /** Whether the names in the code have types. */
  readonly hasTypes: boolean;
}

/** Buttons that change how the code is shown, and one that copies it (`codeView`, `typeHints` and `copyCode`). */
export default function Tools({hidden, isWrapped, hasTypes}: ToolsProps): ReactNode {
  return (
    <span className={styles.tools} data-tools>
      {hidden > 0 && (
        <Tool
          name="lines"
          label={`Show ${hidden} hidden ${hidden === 1 ? 'line' : 'lines'}`}
          isPressed={false}
        />
      )}
      {hasTypes && <Tool name="types" label="Walk through the types" isPressed={false} />}
      <Tool name="wrap" label="Wrap long lines" isPressed={isWrapped} />
      <Slot role="status" className={styles.copyStatus} />
      <Tool name="copy" label="Copy" />
    </span>
  );
}

interface ToolProps {
  readonly name: 'copy' | 'wrap' | 'lines' | 'types';
  /** What the button does: a tooltip, and its name for screen readers. */
  readonly label: string;
  /** Undefined for a button that is not a switch. */
  readonly isPressed?: boolean;
}

function Tool({name, label, isPressed}: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool={name}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
    />
  );
}
