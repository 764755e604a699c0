import type {ReactNode} from 'react';
import {NO_SELECTION, countSelected, toggleValue, type Selection} from './selection';
import styles from './styles.module.css';

export interface FilterGroup {
  /** The name of the parameter in the address. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  /** The number of entries with this value. */
  readonly count?: number;
}

interface Props {
  readonly label: string;
  readonly groups: readonly FilterGroup[];
  /** Which list of the page `src/shell/behaviour/filters.ts` filters; without it, React does, and has the two that follow. */
  readonly list?: 'examples' | 'matrix';
  readonly selection?: Selection;
  readonly onSelect?: (selection: Selection) => void;
  /** Shown to a reader without JavaScript. */
  readonly withoutScripts?: string;
  readonly className?: string;
}

/** Check boxes that filter a list. */
export default function Filters({groups, selection, onSelect, ...props}: Props): ReactNode {
  const isUnused = !selection || countSelected(selection) === 0;
  return (
    <form
      className={`${styles.filters} ${props.className ?? ''}`}
      aria-label={props.label}
      data-filters={props.list}
      // The address says what is chosen, not what the browser remembers of the last visit.
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <Group key={group.name} group={group} selection={selection} onSelect={onSelect} />
      ))}
      {/* It stays in its place when it has nothing to do, so that it keeps the focus after a click. */}
      <button
        type="button"
        className={styles.clear}
        aria-disabled={isUnused}
        onClick={() => !isUnused && onSelect?.(NO_SELECTION)}
      >
        Clear filters
      </button>
      {props.withoutScripts && <noscript>{props.withoutScripts}</noscript>}
    </form>
  );
}

type GroupProps = Pick<Props, 'selection' | 'onSelect'> & {readonly group: FilterGroup};

function Group({group: {name, label: legend, options}, selection, onSelect}: GroupProps): ReactNode {
  return (
    <fieldset className={styles.group} disabled={!selection}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({value, label, description, count}) => (
        <label key={value} className={styles.option} title={description}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={selection && (selection[name]?.includes(value) ?? false)}
            onChange={selection && (() => onSelect?.(toggleValue(selection, name, value)))}
          />
          {label}{' '}
          {count !== undefined && (
            <span data-count="" className={styles.count}>
              {count}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
