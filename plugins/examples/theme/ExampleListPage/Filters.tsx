import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ExampleCard} from '../../types';
import {GROUPS, NOTHING, countSelected, optionsOf, toggle, type Group, type Selection} from './filters';
import styles from './styles.module.css';

type Props = {
  readonly cards: readonly ExampleCard[];
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
};

export default function Filters(props: Props): ReactNode {
  const isUnused = countSelected(props.selection) === 0;
  return (
    <form
      className={styles.filters}
      aria-label="Filter the examples"
      onSubmit={(event) => event.preventDefault()}
    >
      {GROUPS.map((group) => (
        <FilterGroup key={group.name} {...props} group={group} />
      ))}
      {/* It stays in its place when it has nothing to do, so that it keeps the focus after a click. */}
      <button
        type="button"
        className={styles.clear}
        aria-disabled={isUnused}
        onClick={() => !isUnused && props.onSelect(NOTHING)}
      >
        Clear filters
      </button>
      <noscript>The filters need JavaScript. All examples are shown.</noscript>
    </form>
  );
}

function FilterGroup({group, cards, selection, onSelect}: Props & {readonly group: Group}): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <fieldset className={styles.group} disabled={!isBrowser}>
      <legend className={styles.legend}>{group.label}</legend>
      {optionsOf(group, cards, selection).map(({value, label, description, count}) => (
        <label key={value} className={styles.option} title={description}>
          <input
            type="checkbox"
            name={group.name}
            value={value}
            checked={selection[group.name]?.includes(value) ?? false}
            onChange={() => onSelect(toggle(selection, group.name, value))}
          />
          {label} <span className={styles.count}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
