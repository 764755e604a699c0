import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PhaseRun} from '@site/src/pages/home/types';
import styles from './styles.module.css';

interface Props {
  readonly name: string;
  readonly runs: readonly PhaseRun[];
  readonly className?: string;
}

/** A program with the numbers of its lines and the colours of its phases, as the editor shows it that takes its place. */
export default function Code({name, runs, className}: Props): ReactNode {
  return (
    <pre className={clsx(styles.code, className)} tabIndex={0} role="group" aria-label={name}>
      <code className="tokens">
        {runs.map(({phase, lines}, index) => (
          <span key={index} className={styles.run} data-phase={phase}>
            {lines.map((line, at) => (
              <span
                key={at}
                className={styles.line}
                data-indent={line.replaceAll(/<[^>]*>/g, '').search(/[^ ]|$/)}
                dangerouslySetInnerHTML={{__html: `${line}\n`}}
              />
            ))}
          </span>
        ))}
      </code>
    </pre>
  );
}
