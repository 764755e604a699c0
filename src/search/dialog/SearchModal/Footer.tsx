import type {ReactNode} from 'react';
import {Key} from './icons';

/** Which keys do what. */
export default function Footer(): ReactNode {
  return (
    <footer className="DocSearch-Footer">
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
