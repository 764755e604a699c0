import type {ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import type {LogView} from '@site/src/playground/model/runView';
import styles from './styles.module.css';

interface Props {
  readonly lines: readonly LogView[];
  readonly label: string;
}

/** The lines that a test or the program has logged. */
export default function Logs({lines, label}: Props): ReactNode {
  if (lines.length === 0) return null;
  return (
    <pre className={styles.text} tabIndex={0} role="group" aria-label={shownText(label)}>
      <samp>
        {lines.map(({level, text}, index) => (
          <span key={index} data-level={level}>
            {shownText(text)}
            {'\n'}
          </span>
        ))}
      </samp>
    </pre>
  );
}
