import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {closestPaths} from '@site/src/not-found/closestPaths';
import {SITE_PATHS_FILE, type SitePath} from '@site/src/not-found/sitePaths';

const MAX_SUGGESTIONS = 5;

/** The pages closest to a path. Empty until their list is loaded, and where there is none. */
export function useClosestPages(pathname: string): readonly SitePath[] {
  const pages = useSitePaths();
  const titles = new Map(pages);
  return closestPaths(pathname, [...titles.keys()], MAX_SUGGESTIONS).map((path) => [
    path,
    titles.get(path) ?? path,
  ]);
}

function useSitePaths(): readonly SitePath[] {
  const url = useBaseUrl(`/${SITE_PATHS_FILE}`);
  const [pages, setPages] = useState<readonly SitePath[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch(url, {signal: controller.signal})
      .then((response) => response.json() as Promise<readonly SitePath[]>)
      .then(setPages)
      // Without the list, as on the development server, the other links remain.
      .catch(() => undefined);
    return () => controller.abort();
  }, [url]);
  return pages;
}
