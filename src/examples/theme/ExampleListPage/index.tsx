import type {ReactNode} from 'react';
import Filters from '@site/src/components/Filters';
import {useSelection} from '@site/src/components/Filters/useSelection';
import ListPage from '@site/src/components/ListPage';
import NeedsApplication from '@site/src/components/NeedsApplication';
import type {ExampleCard} from '../../types';
import ListCard from './ListCard';
import {CHOICES, GROUPS, filterCards, optionsOf} from './filters';
import styles from './styles.module.css';

type Props = {
  readonly examples: readonly ExampleCard[];
  readonly images: readonly string[];
};

const TITLE = 'Examples';
const DESCRIPTION =
  'Whole Wing programs to read, run and change, each with its tests, and tutorials to follow.';

export default function ExampleListPage({examples, images}: Props): ReactNode {
  const {selection, select} = useSelection(CHOICES);
  const shown = filterCards(examples, selection);
  return (
    <ListPage title={TITLE} description={DESCRIPTION}>
      <NeedsApplication when="query" />
      <div className={styles.columns}>
        <Filters
          className={styles.sticky}
          label="Filter the examples"
          groups={GROUPS.map((group) => ({...group, options: optionsOf(group, examples, selection)}))}
          selection={selection}
          onSelect={select}
          withoutScripts="The filters need JavaScript. All examples are shown."
        />
        <div>
          <p className={styles.result} role="status">
            {shown.length === examples.length
              ? `All ${examples.length} examples`
              : `${shown.length} of ${examples.length} examples`}
          </p>
          {shown.length === 0 && <p>No example has all of this. Take one of the filters away.</p>}
          <ul className={styles.cards}>
            {shown.map((card) => (
              <li key={card.slug}>
                <ListCard card={card} images={images} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </ListPage>
  );
}
