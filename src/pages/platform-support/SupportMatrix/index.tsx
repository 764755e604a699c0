import type {ReactNode} from 'react';
import Filters, {type FilterGroup} from '@site/src/components/Filters';
import Slot from '@site/src/components/Slot';
import styles from './styles.module.css';

/** Lists are words with spaces between, as attributes in Markdown are text. */
interface Props {
  readonly resources: string;
  readonly platforms: string;
  /** The words of the table. */
  readonly answers: string;
  /** The number of rows. */
  readonly rows: string;
  /** The tables, each in a `section`. */
  readonly children: ReactNode;
}

/** The tables of all resources, and a filter above them, which `src/shell/behaviour/filters.ts` makes work. */
export default function SupportMatrix({children, ...props}: Props): ReactNode {
  return (
    <div>
      <Filters
        list="matrix"
        className={styles.filters}
        label="Filter the matrix"
        groups={createGroups(props)}
        withoutScripts="The filters need JavaScript. All rows are shown."
      />
      <p>
        <Slot role="status" html={`All ${props.rows} rows`} />
      </p>
      <p data-nothing="" hidden>
        No row has all of this. Take one of the filters away.
      </p>
      <div className={styles.tables}>{children}</div>
    </div>
  );
}

function createGroups({resources, platforms, answers}: Omit<Props, 'children'>): FilterGroup[] {
  return [
    {name: 'resource', label: 'Resource', options: toOptions(resources)},
    {name: 'platform', label: 'Platform', options: toOptions(platforms)},
    {name: 'answer', label: 'Rows with the answer', options: toOptions(answers)},
  ];
}

function toOptions(words: string): FilterGroup['options'] {
  return words.split(' ').map((value) => ({value, label: value}));
}
