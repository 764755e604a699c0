import type {ReactNode} from 'react';
import Filters, {type FilterGroup} from '@site/src/components/Filters';
import ListPage from '@site/src/components/ListPage';
import {countValue, GROUPS, valuesOf, type Values} from '../../filters';
import type {ExampleCard} from '../../types';
import ListCard from './ListCard';
import styles from './styles.module.css';

type Props = {
  readonly examples: readonly ExampleCard[];
  readonly images: readonly string[];
};

const TITLE = 'Examples';
const DESCRIPTION =
  'Whole Wing programs to read, run and change, each with its tests, and tutorials to follow.';

/** All examples; `src/learning/examples/client/filterExamples.ts` filters them in place. */
export default function ExampleListPage({examples, images}: Props): ReactNode {
  return (
    <ListPage title={TITLE} description={DESCRIPTION}>
      <div className={styles.columns}>
        <Filters
          list="examples"
          className={styles.sticky}
          label="Filter the examples"
          groups={createGroups(examples.map(valuesOf))}
          withoutScripts="The filters need JavaScript. All examples are shown."
        />
        <div>
          <p className={styles.result} role="status">
            All {examples.length} examples
          </p>
          <p data-nothing="" hidden>
            No example has all of this. Take one of the filters away.
          </p>
          <ul className={styles.cards}>
            {examples.map((card) => (
              <li key={card.slug} data-values={JSON.stringify(valuesOf(card))}>
                <ListCard card={card} images={images} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </ListPage>
  );
}

/** The options that occur in some example. */
function createGroups(examples: readonly Values[]): FilterGroup[] {
  return GROUPS.map(({name, label, terms}) => ({
    name,
    label,
    options: Object.entries(terms)
      .map(([value, term]) => ({...term, value, count: countValue(examples, {}, name, value)}))
      .filter(({count}) => count > 0),
  }));
}
