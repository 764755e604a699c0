import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/SupportMatrix';
import Filters, {type FilterGroup} from '@site/src/components/Filters';
import {useSelection} from '@site/src/components/Filters/useSelection';
import {NO_SELECTION, type Selection} from '@site/src/components/Filters/selection';
import {showSelected} from './showSelected';
import styles from './styles.module.css';

/** The tables of all resources, and a filter above them. Without JavaScript all rows are there. */
export default function SupportMatrix({children, ...props}: Props): ReactNode {
  const total = Number(props.rows);
  const groups = createGroups(props);
  const {selection, select} = useSelection(
    Object.fromEntries(groups.map(({name, options}) => [name, options.map(({value}) => value)])),
  );
  const {hash} = useLocation();
  const tables = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(total);
  const lastHash = useRef(hash);

  // The selection is another object at each rendering, so what it holds is compared.
  const selected = JSON.stringify(selection);
  useEffect(() => {
    setShown(showSelected(tables.current!, JSON.parse(selected) as Selection));
  }, [selected]);

  // A link to a table that the filter hides takes the filter away.
  useEffect(() => {
    if (hash !== lastHash.current && document.getElementById(hash.slice(1))?.closest('[hidden]'))
      select(NO_SELECTION);
    lastHash.current = hash;
  });

  return (
    <>
      <Filters
        className={styles.filters}
        label="Filter the matrix"
        groups={groups}
        selection={selection}
        onSelect={select}
        withoutScripts="The filters need JavaScript. All rows are shown."
      />
      <p role="status">{shown === total ? `All ${total} rows` : `${shown} of ${total} rows`}</p>
      {shown === 0 && <p>No row has all of this. Take one of the filters away.</p>}
      <div ref={tables} className={styles.tables}>
        {children}
      </div>
    </>
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
