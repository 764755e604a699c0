import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import light from '@site/docs/build/01-api/console.avif';
import dark from '@site/docs/build/01-api/console-dark.avif';
import Screen from '@site/src/components/Screen';
import styles from './styles.module.css';

const IMAGE = {
  width: 1312,
  height: 1100,
  loading: 'lazy',
  alt: 'The Wing Console shows a link shortener. A map has arrows from the Api to three operations of the bucket Links. In a panel, a POST request to /links was sent, and the response is 201 Created.',
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
