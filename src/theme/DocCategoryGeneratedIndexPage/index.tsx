import type {ComponentProps, ReactNode} from 'react';
import Helpful from '@site/src/components/Helpful';
import PrintLink from '@site/src/components/PrintLink';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import styles from './styles.module.css';

type Props = ComponentProps<typeof DocCategoryGeneratedIndexPage>;

export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  return (
    <div className={styles.page}>
      <DocCategoryGeneratedIndexPage {...props} />
      <Helpful />
      <PrintLink />
    </div>
  );
}
