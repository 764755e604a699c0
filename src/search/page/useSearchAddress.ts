/* oxlint-disable no-restricted-properties -- the address: `readSearchAddress` bounds it; the path is written back */
import {useCallback, useEffect, useState} from 'react';
import {readSearchAddress, writeSearchAddress, type SearchAddress} from '@site/src/search/page/searchAddress';

/** The state of the page, kept in its address. A change replaces the entry in the browser's history. */
export function useSearchAddress(): {
  address: SearchAddress;
  change: (changes: Partial<SearchAddress>) => void;
} {
  const [address, setAddress] = useState(currentAddress);
  useEffect(() => {
    const read = (): void => setAddress(currentAddress());
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const change = useCallback((changes: Partial<SearchAddress>) => {
    const next = {...currentAddress(), ...changes};
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + writeSearchAddress(next),
    );
    setAddress(next);
  }, []);
  return {address, change};
}

function currentAddress(): SearchAddress {
  return readSearchAddress(window.location.search);
}
