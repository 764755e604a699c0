import type {ReactNode} from 'react';
import clsx from 'clsx';
import {colourModeLabel} from './label';
import styles from './styles.module.css';

/** Goes from the system's colours to the others, to the same as the system's, and back: `src/shell/behaviour/colourMode.ts`. The style sheet shows which is on. */
export default function ColourModeSwitch({className}: {readonly className?: string}): ReactNode {
  return (
    <button
      type="button"
      data-colour-mode=""
      className={clsx('clean-btn', styles.button, className)}
      {...colourModeLabel('system')}
    />
  );
}
