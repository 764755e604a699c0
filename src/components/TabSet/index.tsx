import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface TabSetItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

interface TabSetProps<Id extends string> {
  /** The name of the tab list, for screen readers. */
  readonly label: string;
  readonly items: readonly TabSetItem<Id>[];
  /** The tab that is chosen at first, or by `onSelect`. */
  readonly selected: Id;
  /** Of tabs that React chooses; without it, they are left to the behaviour. */
  readonly onSelect?: (id: Id) => void;
  readonly className?: string;
}

/** Tabs, with their keys in `src/shell/behaviour/tabs.ts`. Without scripts, all panels are shown. */
export default function TabSet<Id extends string>(props: TabSetProps<Id>): ReactNode {
  const {label, items, selected, onSelect, className} = props;
  const prefix = useId();
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={styles.list} data-tabs={onSelect ? undefined : ''}>
        {items.map(({id, label: text}) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}tab-${id}`}
            aria-controls={`${prefix}panel-${id}`}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            data-tab={id}
            className={clsx('clean-btn', styles.tab)}
            onClick={onSelect && (() => onSelect(id))}
          >
            {text}
          </button>
        ))}
      </div>
      {items.map(({id, panel}) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}panel-${id}`}
          aria-labelledby={`${prefix}tab-${id}`}
          hidden={id !== selected}
          className={styles.panel}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
