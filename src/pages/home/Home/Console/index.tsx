import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import picture from '@site/docs/tools/console-map.avif';
import styles from './styles.module.css';

const SIZE = {width: 1200, height: 680};

/** A running application, seen in the Wing Console. The picture opens in its full size. */
export default function Console(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="console">
      <a className={styles.picture} href={picture}>
        <img
          src={picture}
          {...SIZE}
          loading="lazy"
          alt="The Wing Console. In its middle is a map of an application: an API sends orders to a queue, whose consumer writes receipts to a bucket and adds to a counter. The content of a receipt is on the right, the log is at the bottom. Opens the picture in its full size."
        />
      </a>
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
