import {useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readSearchAddress, writeSearchAddress, type SearchAddress} from '@site/src/search/page/searchAddress';

/** The state of the page, kept in its address. A change replaces the entry in the browser's history. */
export function useSearchAddress(): {
  address: SearchAddress;
  change: (changes: Partial<SearchAddress>) => void;
} {
  const history = useHistory();
  const {search} = useLocation();
  // The built page has no parameters, so the first rendering in the browser must not use any.
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
