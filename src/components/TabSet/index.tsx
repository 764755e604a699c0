import {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
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
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly className?: string;
}

/** The index that a key moves to, from `index` of `count` tabs. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The tabs pattern of the ARIA practices: one tab stop, arrow keys, Home and End. Without scripts, all panels are shown.
 */
export default function TabSet<Id extends string>(props: TabSetProps<Id>): ReactNode {
  const {label, items, selected, onSelect, className} = props;
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const index = items.findIndex(({id}) => id === selected);
    const next = STEPS[event.key]?.(index, items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onSelect(item.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${item.id}"]`)?.focus();
  }

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
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
            onClick={() => onSelect(id)}
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
