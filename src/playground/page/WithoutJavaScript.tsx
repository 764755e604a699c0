import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export default function WithoutJavaScript(): ReactNode {
  return (
    <noscript>
      <p className={styles.without}>
        The playground needs JavaScript because the compiler and the simulator run in your browser. Without
        it, you can read the <Link to="/docs/examples">examples</Link>, or{' '}
        <Link to="/install">install Wing</Link> and run them on your machine.
      </p>
    </noscript>
  );
}
