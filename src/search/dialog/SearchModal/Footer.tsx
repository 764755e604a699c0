import type {ReactNode} from 'react';
import {Key} from './icons';

/** Which keys do what, and who answers if it is the service. */
export default function Footer({
  baseUrl,
  isHosted,
}: {
  readonly baseUrl: string;
  readonly isHosted: boolean;
}): ReactNode {
  return (
    <footer className="DocSearch-Footer">
      {isHosted && (
        <div className="DocSearch-Logo">
          <a href="https://www.algolia.com/developers" target="_blank" rel="noopener noreferrer">
            <span className="DocSearch-Label">Search by</span>
            <img src={`${baseUrl}img/algolia.svg`} alt="Algolia" width="77" height="19" />
          </a>
        </div>
      )}
      <ul className="DocSearch-Commands">
        <li>
          <Key name="Enter key" />
          <span className="DocSearch-Label">to select</span>
        </li>
        <li>
          <Key name="Arrow down" />
          <Key name="Arrow up" />
          <span className="DocSearch-Label">to navigate</span>
        </li>
        <li>
          <Key name="Escape key" />
          <span className="DocSearch-Label">to close</span>
        </li>
      </ul>
    </footer>
  );
}
