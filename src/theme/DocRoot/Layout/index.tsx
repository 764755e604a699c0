import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocsSidebar from '@site/src/components/DocsSidebar';
import styles from './styles.module.css';

/** The sidebar and the page, whose list is another one when the area is. */
export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={styles.layout}>
      <BackToTopButton />
      {sidebar && <DocsSidebar key={sidebar.name} name={sidebar.name} items={sidebar.items} />}
      <main className={clsx(styles.main, sidebar && styles.beside)}>
        <div className="container padding-top--md padding-bottom--lg">{children}</div>
      </main>
    </div>
  );
}
