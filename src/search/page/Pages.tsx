import type {ReactNode} from 'react';
import {writeSearchAddress, type SearchAddress} from '@site/src/search/page/searchAddress';
import {pagesToOffer} from '@site/src/search/page/pagesToOffer';
import styles from './styles.module.css';

interface Props {
  readonly address: SearchAddress;
  readonly total: number;
}

/** Links to the other pages of results. */
export default function Pages({address, total}: Props): ReactNode {
  if (total < 2) return null;
  const {page} = address;
  const toPage = (next: number) => writeSearchAddress({...address, page: next});
  return (
    <nav aria-label="Pages of results" className={styles.pages}>
      {page > 1 && (
        <a href={toPage(page - 1)} rel="prev" className={styles.step}>
          Previous
        </a>
      )}
      <ul>
        {pagesToOffer(page, total).map((number, index) => (
          <li key={number || -index}>
            {number === 0 ? (
              '…'
            ) : (
              <a
                href={toPage(number)}
                className={styles.step}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < total && (
        <a href={toPage(page + 1)} rel="next" className={styles.step}>
          Next
        </a>
      )}
    </nav>
  );
}
