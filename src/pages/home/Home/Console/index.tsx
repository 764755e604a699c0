import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Screen from '@site/src/components/Screen';
import light from './console.avif';
import dark from './console-dark.avif';
import styles from './styles.module.css';

const IMAGE = {
  width: 1480,
  height: 1020,
  loading: 'lazy',
  alt: 'The Wing Console shows a shop. On a map, arrows go from Shop to the queue Orders, from Orders to the bucket Receipts and the counter Total, and from Report to Total. A panel lists the files order-0.txt and order-1.txt of Receipts. The log has the lines “stored order 0” and “stored order 1”, and a test that succeeded.',
} as const;

/** A running application, seen in the Wing Console. A press shows the picture in its full size. */
export default function Console(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="console">
      <Screen>
        <img key="light" src={light} {...IMAGE} />
        <img key="dark" src={dark} {...IMAGE} />
      </Screen>
      <div>
        <h2 id="console" className={styles.title}>
          Watch it run on your machine
        </h2>
        <p>
          <code>wing it</code> starts the whole application in a simulator and opens the console: a map of its
          resources, what’s in each of them, and the log. Send a request, push a message, and watch it arrive.
        </p>
        <p>
          <Link to="/docs/start-here/local">Run your program on your machine</Link>
        </p>
      </div>
    </section>
  );
}
