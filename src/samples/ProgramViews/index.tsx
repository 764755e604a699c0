import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Where what the views show comes from. */
export const SOURCES = {permissions: 'inferred from the calls', architecture: 'drawn from the program'};

const OLD = 'as before the error';

interface ViewProps {
  /** Anchor of the heading. @default none */
  readonly id?: string;
  readonly title: string;
  /** What the view was made with: a command, or in words. @default nothing */
  readonly source?: string;
  /** Whether the program has changed since, and does not compile. @default false */
  readonly isOld?: boolean;
  readonly children: ReactNode;
}

/** What follows from a program, seen from one side, beside the program. */
export function ProgramView({id, title, source, isOld, children}: ViewProps): ReactNode {
  return (
    <section className={styles.view} aria-label={title}>
      <h2 id={id} className={styles.title}>
        {title}
        {source !== undefined && <span className={styles.source}>{isOld ? OLD : source}</span>}
      </h2>
      {children}
    </section>
  );
}

/** The report of `wing test`, line by line. */
export function TestReport({report}: {readonly report: string}): ReactNode {
  return (
    <pre className={styles.report} tabIndex={0} role="group" aria-label="Report of wing test">
      <samp>
        {report.split('\n').map((line, index) => (
          <span key={index} data-result={resultOf(line)}>
            {line}
            {'\n'}
          </span>
        ))}
      </samp>
    </pre>
  );
}

function resultOf(line: string): string | undefined {
  return /^(?:pass|fail)\b/.exec(line)?.[0];
}
