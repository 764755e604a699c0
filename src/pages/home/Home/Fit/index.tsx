import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Who should use Wing, and who should use something else. `docs/faq/good-fit.md` has the same in more words. */
export default function Fit(): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="fit">
      <div className={styles.inside}>
        <h2 id="fit" className={styles.title}>
          Is Wing for you?
        </h2>
        <div className={styles.side}>
          <h3>Choose Wing if</h3>
          <ul>
            <li>
              you build APIs, queues, schedules, and functions on AWS, and want one program for all of it
            </li>
            <li>you want to test the whole application on every commit, without a cloud account</li>
            <li>you’re learning, prototyping, or can maintain your own tools</li>
          </ul>
        </div>
        <div className={styles.side}>
          <h3>Choose something else if</h3>
          <ul>
            <li>you need a vendor who supports your tools: there has been no release since February 2025</li>
            <li>you deploy to Azure or Google Cloud, where only some of the classes work</li>
            <li>your application needs a relational database, or is mostly networks and accounts</li>
          </ul>
        </div>
        <p className={styles.more}>
          <Link to="/docs/faq/good-fit">Find out whether your application fits</Link>, or read{' '}
          <Link to="/docs/why-wing">how Wing compares with what you use today</Link>.
        </p>
      </div>
    </section>
  );
}
