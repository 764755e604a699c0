import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lines that only the page has begin with a minus, lines that only the run has with a plus. */
export default function Difference({text}: {readonly text: string}): ReactNode {
  return (
    <>
      <p className={styles.legend}>
        Lines with − are printed on this page only, those with + came out of this run only.
      </p>
      <pre className={styles.text} tabIndex={0} role="group" aria-label="Difference">
        <samp>
          {text.split('\n').map((line, index) => (
            <span key={index} data-sign={line.charAt(0)}>
              {line.replace(/^-/, '−')}
              {'\n'}
            </span>
          ))}
        </samp>
      </pre>
    </>
  );
}
