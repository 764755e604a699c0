import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SEARCH_PAGE} from '@site/src/config/search';
import {writeSearchAddress, type SearchAddress} from '@site/src/search/page/searchAddress';
import {pagesToOffer} from '@site/src/search/page/pagesToOffer';
import styles from './styles.module.css';

interface Props {
  readonly address: SearchAddress;
  readonly total: number;
}

/** Links to the other pages of results. Each adds an entry to the browser's history. */
export default function Pages({address, total}: Props): ReactNode {
  if (total < 2) return null;
  const {page} = address;
  const toPage = (next: number) => `/${SEARCH_PAGE}${writeSearchAddress({...address, page: next})}`;
  return (
    <nav aria-label="Pages of results" className={styles.pages}>
      {page > 1 && (
        <Link to={toPage(page - 1)} rel="prev" className={styles.step}>
          Previous
        </Link>
      )}
      <ul>
        {pagesToOffer(page, total).map((number, index) => (
          <li key={number || -index}>
            {number === 0 ? (
              '…'
            ) : (
              <Link
                to={toPage(number)}
                className={styles.step}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < total && (
        <Link to={toPage(page + 1)} rel="next" className={styles.step}>
          Next
        </Link>
      )}
    </nav>
  );
}
