import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeLines from '@site/src/components/CodeLines';
import type {HomeProgram} from '@site/src/pages/home/types';
import Section from '../Section';
import styles from './styles.module.css';

/** The program's tests, and what running them printed when the site was built. */
export default function Tests({tests, report}: Pick<HomeProgram, 'tests' | 'report'>): ReactNode {
  const intro = (
    <>
      Tests are part of the program. Each one starts with empty state in the simulator and needs no cloud
      account. <Link to="/docs/concepts/tests">Tests</Link> explains how to write them.
    </>
  );
  return (
    <Section id="tests" title="Tested before it is deployed" intro={intro}>
      <div className={styles.pair}>
        <figure className={styles.figure}>
          <figcaption className={styles.caption}>main.w, continued</figcaption>
          <pre className={styles.code} tabIndex={0} role="group" aria-label="Tests of main.w">
            <code>
              <CodeLines lines={tests} />
            </code>
          </pre>
        </figure>
        <figure className={styles.figure}>
          <figcaption className={styles.caption}>wing test main.w</figcaption>
          <pre className={styles.code} tabIndex={0} role="group" aria-label="Report of wing test">
            <code>
              {report.split('\n').map((line, index) => (
                <span key={index} className={/^pass\b|passed/.test(line) ? styles.passed : undefined}>
                  {line}
                  {'\n'}
                </span>
              ))}
            </code>
          </pre>
        </figure>
      </div>
    </Section>
  );
}
