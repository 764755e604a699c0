import type {ReactNode} from 'react';

/** Loads the new version of the site. The program is kept: it is saved when the page is left. */
export default function ReloadButton(): ReactNode {
  return (
    <button
      type="button"
      className="button button--primary button--sm"
      // oxlint-disable-next-line no-restricted-properties -- only loads the page again
      onClick={() => window.location.reload()}
    >
      Reload the page
    </button>
  );
}
