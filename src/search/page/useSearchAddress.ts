import {useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readSearchAddress, writeSearchAddress, type SearchAddress} from '@site/src/search/page/searchAddress';

/** What the page shows, which its address holds. A change takes the place of the address before: it is no new page. */
export function useSearchAddress(): {
  address: SearchAddress;
  change: (changes: Partial<SearchAddress>) => void;
} {
  const history = useHistory();
  const {search} = useLocation();
  // The built page knows no parameters, so the first rendering in the browser must not either.
  const address = readSearchAddress(useIsBrowser() ? search : '');
  const change = useCallback(
    (changes: Partial<SearchAddress>) => {
      const {location} = history;
      history.replace({
        ...location,
        search: writeSearchAddress({...readSearchAddress(location.search), ...changes}),
      });
    },
    [history],
  );
  return {address, change};
}
