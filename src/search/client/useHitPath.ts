import {useCallback} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

/** Turns the address of a hit, whichever host it was indexed under, into a path of this site. */
export function useHitPath(): (url: string) => string {
  const {withBaseUrl} = useBaseUrlUtils();
  return useCallback(
    (url) => {
      const {pathname, search, hash} = new URL(url);
      return withBaseUrl(pathname) + search + hash;
    },
    [withBaseUrl],
  );
}
