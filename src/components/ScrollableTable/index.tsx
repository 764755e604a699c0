import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A table that scrolls in its own box when it is too wide (`src/shell/behaviour/scrollableBoxes.ts`). */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.box} data-scrollable="">
      <table {...props} />
    </div>
  );
}
