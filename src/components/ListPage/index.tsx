import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Stands under the title, and in the head of the page. */
  readonly description: string;
  readonly children: ReactNode;
}

/** A page of the full width that leads to others: its title, what it has, and the list. */
export default function ListPage({title, description, children}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={styles.page}>
        <header className={styles.header}>
          <h1>{title}</h1>
          <p>{description}</p>
        </header>
        {children}
      </main>
    </Layout>
  );
}
