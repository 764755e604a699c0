import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {LANGUAGES, TEST_SECONDS} from '@site/src/pages/home/numbers';
import styles from './styles.module.css';

/** A unit of the drawing is a line of code. */
const MOST = Math.max(...LANGUAGES.map(({lines}) => lines));

/** What Wing takes off its reader, as a picture: bars as long as the code, and two numbers. */
export default function Numbers({resourceCount}: {readonly resourceCount: number}): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="numbers">
      <div className={styles.inside}>
        <div>
          <h2 id="numbers" className={styles.title}>
            Lines for the same service
          </h2>
          <p className={styles.note}>
            A function that saves a link in a bucket, on AWS. The code is on the pages that compare Wing with{' '}
            <Link to="/docs/faq/alternatives/differences-from-awscdk">the AWS CDK</Link> and{' '}
            <Link to="/docs/faq/alternatives/differences-from-terraform">Terraform</Link>.
          </p>
          <dl className={styles.bars}>
            {LANGUAGES.map(({name, lines, files}) => (
              <div key={name} className={styles.row}>
                <dt>{name}</dt>
                <dd>
                  <svg
                    className={styles.bar}
                    data-language={name}
                    viewBox={`0 0 ${MOST} 1`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect width={lines} height="1" />
                  </svg>
                  <strong>{lines} lines</strong> {files}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <ul className={styles.facts}>
          <li>
            <strong>{resourceCount}</strong>
            <span>
              Terraform resources that the compiler writes for the program above, with all its permissions
            </span>
          </li>
          <li>
            <strong>{TEST_SECONDS} s</strong>
            <span>
              for <code>wing test</code> on a machine with two cores: a real HTTP server, and no cloud account
            </span>
          </li>
        </ul>
      </div>
    </section>
  );
}
